import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { runProgram } from "#scripts/processes.ts";

/**
 * Writes the content folder of a commit into a folder, as data: nothing of the commit is run, and its
 * settings for git are not heard. `place` is the content folder below the root of the repository.
 * Answers with the path of the written content folder, which may be empty.
 */
export async function wordsOfCommit(root: string, commit: string, place: string, folder: string) {
  await rm(folder, { recursive: true, force: true });
  const content = path.join(folder, path.basename(place));
  await mkdir(content, { recursive: true });
  const environment = { GIT_INDEX_FILE: path.join(folder, "index") };
  const git = (...args: string[]) =>
    runProgram("git", ["-c", "core.symlinks=true", ...args], { folder: root, environment });
  const tree = await git("ls-tree", "-d", commit, "--", place);
  if (tree === "") return content;
  await git("read-tree", `${commit}:${place}`);
  // git would hear attributes from the index, and with them a filter that the computer has.
  const names = (await git("ls-files", "-z")).split("\0");
  const attributes = names.filter((name) => path.basename(name) === ".gitattributes");
  if (attributes.length > 0) await git("update-index", "--force-remove", "--", ...attributes);
  await git("checkout-index", "--all", `--prefix=${content}/`);
  return content;
}
