import { rm } from "node:fs/promises";
import path from "node:path";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { markFile } from "#scripts/build/safe-output.ts";
import type { PreparedSite } from "#scripts/deploy/deploy-plan.ts";
import type { Sending } from "#scripts/deploy/senders/sender.ts";
import { treeChanges } from "#scripts/deploy/senders/tree-changes.ts";
import { ProgramError, runProgram } from "#scripts/run-program.ts";

// Bytes go as they are, whatever this machine's git does with the files of people.
const settings = [
  ["user.name", "Suluhisho website"],
  ["user.email", "website@suluhisho.example"],
  ["core.fileMode", "false"],
  ["core.autocrlf", "false"],
].flatMap(([name, value]) => ["-c", `${name}=${value}`]);

/**
 * Sends a site to a branch of the remote "origin", as a commit on top of what is there. Works with
 * an index of its own, so that neither the files nor the index of the clone change.
 */
export async function toGitHubPages(
  { folder, site, plan }: PreparedSite,
  clone = ".",
): Promise<Sending> {
  const found = await runProgram("git", ["rev-parse", "--absolute-git-dir"], { folder: clone });
  const environment = {
    GIT_DIR: found.trim(),
    GIT_WORK_TREE: site,
    GIT_INDEX_FILE: path.resolve(folder, "index"),
  };
  const git = async (args: string[], input?: string) => {
    const all = ["--literal-pathspecs", ...settings, ...args];
    return (await runProgram("git", all, { folder: site, environment, input })).trimEnd();
  };
  const branch = `refs/heads/${plan.target.to}`;
  const tip = (await git(["ls-remote", "origin", branch])).split("\t")[0] ?? "";
  if (tip !== "") {
    await git(["fetch", "--quiet", "--no-tags", "origin", branch]);
    await refuseForeign(() => git(["cat-file", "-e", `${tip}:${markFile}`]), plan.target.to);
  }
  const put = async (file: string, text: string) => {
    const blob = await git(["hash-object", "-w", "--stdin"], text);
    await git(["update-index", "--add", "--cacheinfo", `100644,${blob},${file}`]);
  };
  await rm(environment.GIT_INDEX_FILE, { force: true });
  await git(["add", "--force", "--all", "--", "."]);
  // Without it the host would leave out what begins with an underscore or a dot.
  await put(".nojekyll", "");
  const { hostname } = new URL(plan.address);
  if (!hostname.endsWith(".github.io")) await put("CNAME", `${hostname}\n`);
  const tree = await git(["write-tree"]);
  const says = await treeChanges(git, tip, tree);
  const send = async () => {
    if (tip !== "" && tree === (await git(["rev-parse", `${tip}^{tree}`])))
      return "nothing to send";
    const parents = tip === "" ? [] : ["-p", tip];
    const message = `The site of ${plan.day}${plan.commit ? `, made of ${plan.commit}` : ""}`;
    const commit = await git(["commit-tree", tree, ...parents, "-m", message]);
    await git(["push", "--quiet", "origin", `${commit}:${branch}`]);
    return `commit ${commit.slice(0, 12)} on ${plan.target.to}`;
  };
  return { says, send };
}

// A branch that somebody works on would lose all its files with the next commit.
async function refuseForeign(look: () => Promise<string>, branch: string) {
  await look().catch((error: unknown) => {
    if (!(error instanceof ProgramError)) throw error;
    throw new MendableError(
      `The site is not sent to the branch ${branch}: it holds files that no deployment of this ` +
        "site made. Name another branch.",
    );
  });
}
