// Builds the editor in the browser into build/editor, for a host of its own.
import { UserError } from "#app/content/user-error.ts";
import { writeEditor } from "#scripts/editor/write-editor.ts";

const { EDITOR_REPOSITORY: repo = "", EDITOR_BRANCH: branch = "main" } = process.env;
if (!/^[\w.-]+\/[\w.-]+$/.test(repo))
  throw new UserError(
    "Say which repository it edits: EDITOR_REPOSITORY=owner/name npm run build:editor",
  );
const api_root = "https://api.github.com";
await writeEditor("build/editor", { repo, branch, api_root, graphql_api_root: api_root });
console.log(
  "The editor is in build/editor. Put it on a host of its own (content/handbook/editor.md).",
);
