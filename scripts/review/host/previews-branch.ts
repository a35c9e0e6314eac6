import { writeFile } from "node:fs/promises";
import path from "node:path";
import { runProgram } from "#scripts/run-program.ts";

type Git = (...args: string[]) => Promise<string>;

/** Puts a folder on the branch of previews, in the place of one that has its name there. */
export function publishFolder(url: string, folder: string) {
  const name = path.basename(folder);
  return changePreviews(url, path.dirname(folder), async (git) => {
    await git("rm", "-r", "--force", "--quiet", "--cached", "--ignore-unmatch", "--", name);
    await git("add", "--force", "--", name);
  });
}

const settings = [
  ["user.name", "Suluhisho previews"],
  ["user.email", "previews@suluhisho.example"],
  ["core.fileMode", "false"],
  ["core.autocrlf", "false"],
  ["credential.helper", ""],
  ["credential.helper", "!gh auth git-credential"],
].flatMap(([name, value]) => ["-c", `${name}=${value}`]);

type Change = (git: Git, names: string[]) => Promise<unknown>;

/**
 * Changes the branch of previews, which is always one single commit, because old previews would only take
 * up room. The change is made in the index of a new repository in the folder: nothing that is on the
 * branch is ever written out as files.
 */
export async function changePreviews(url: string, folder: string, change: Change) {
  const branch = "refs/heads/previews";
  const git: Git = async (...args) => {
    const all = ["--literal-pathspecs", ...settings, ...args];
    return (await runProgram("git", all, { folder })).trimEnd();
  };
  await git("init", "--quiet", "--template=");
  // Without this file the host would run a program of its own over what strangers wrote.
  await writeFile(path.join(folder, ".nojekyll"), "");
  for (let attempt = 1; ; attempt += 1) {
    const tip = (await git("ls-remote", url, branch)).split("\t")[0] ?? "";
    if (tip !== "") await git("fetch", "--quiet", "--depth=1", url, tip);
    await git("read-tree", tip || "--empty");
    const names = await git("ls-tree", "-d", "-z", "--name-only", await git("write-tree"));
    await change(git, names.split("\0"));
    await git("add", "--force", "--", ".nojekyll");
    const tree = await git("write-tree");
    if (tip !== "" && tree === (await git("rev-parse", `${tip}^{tree}`))) return;
    const commit = await git("commit-tree", tree, "-m", "What is served of previews");
    try {
      const force = `--force-with-lease=${branch}:${tip}`;
      return await git("push", "--quiet", force, url, `${commit}:${branch}`);
    } catch (error) {
      // Somebody else may have been faster, so it is done again on what they left.
      if (attempt === 5) throw error;
    }
  }
}
