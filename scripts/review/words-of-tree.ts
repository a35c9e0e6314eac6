import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { runProgram } from "#scripts/processes.ts";
import type { Branch } from "#scripts/review/branch.ts";

/**
 * Writes the content folder of a git tree into a folder and returns its path. The files are only
 * data: nothing runs, git attributes are ignored, and symbolic links become text files.
 */
export async function wordsOfTree(
  { root, place }: Pick<Branch, "root" | "place">,
  tree: string,
  folder: string,
) {
  const content = path.join(folder, path.basename(place));
  await rm(folder, { recursive: true, force: true });
  await mkdir(content, { recursive: true });
  const environment = { GIT_INDEX_FILE: path.join(folder, "index") };
  const git = (...args: string[]) =>
    runProgram("git", ["-c", "core.symlinks=false", ...args], { folder: root, environment });
  if ((await git("ls-tree", "-d", tree, "--", place)) === "") return content;
  await git("read-tree", `${tree}:${place}`);
  // git would read attributes from the index, and run a filter that they name.
  const names = (await git("ls-files", "-z", "--", ":(glob)**/.gitattributes")).split("\0");
  await git("update-index", "--force-remove", "--", ...names.filter(Boolean));
  await git("checkout-index", "--all", `--prefix=${content}/`);
  return content;
}
