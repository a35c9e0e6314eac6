// Serves the editor with a copy of this repository, so that anybody can try it without an account.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { writeEditor } from "#scripts/editor/write-editor.ts";
import { standInHost } from "#scripts/editor/stand-in-host.ts";
import { chosenPort, listen } from "#scripts/serve/listen.ts";

const [folder, copy] = [".cache/editor/site", ".cache/editor/repository.git"];
rmSync(copy, { recursive: true, force: true });
execFileSync("git", ["clone", "--quiet", "--bare", ".", copy]);
execFileSync("git", ["--git-dir", copy, "update-ref", "refs/heads/main", "HEAD"]);
const { server } = standInHost(copy, folder);
const address = await listen(server, chosenPort());
await writeEditor(folder, {
  repo: "charity/website",
  branch: "main",
  api_root: `${address}/api/v3`,
  graphql_api_root: `${address}/api`,
});
console.log(`The editor is at ${address}: choose to sign in with a token, and type any word.`);
console.log(
  `What you save becomes a branch of ${copy}, never of this folder (stop it with Ctrl+C).`,
);
