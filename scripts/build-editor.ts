// Builds the editor in the browser into build/editor, for a host of its own.
import { setting } from "#app/content/setting.ts";
import { UserError } from "#app/content/user-error.ts";
import { writeEditor } from "#scripts/editor/write-editor.ts";

const isRepository = (said: string) => /^[\w.-]+\/[\w.-]+$/.test(said);
const repo = setting("EDITOR_REPOSITORY", isRepository, "Write owner/name.");
const isBranch = (said: string) => /^[\w.][\w./-]*$/.test(said);
const branch = setting("EDITOR_BRANCH", isBranch, "Write the name of a branch.") ?? "main";
if (!repo)
  throw new UserError(
    "Say which repository it edits: EDITOR_REPOSITORY=owner/name npm run build:editor",
  );
const api_root = "https://api.github.com";
await writeEditor("build/editor", { repo, branch, api_root, graphql_api_root: api_root });
console.log(
  "The editor is in build/editor. Put it on a host of its own (content/handbook/editor.md).",
);
