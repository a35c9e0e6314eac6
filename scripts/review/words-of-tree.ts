import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { runProgram } from "#scripts/processes.ts";
import type { Branch } from "#scripts/review/branch.ts";

/**
 * Writes the content folder of a tree of git into a folder, as data: nothing of it is run, its
 * settings for git are not heard, and a link is a text that names its target. Answers with the path of the written content folder.
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
  // git would hear attributes from the index, and with them a filter that the computer has.
  const names = (await git("ls-files", "-z", "--", ":(glob)**/.gitattributes")).split("\0");
  await git("update-index", "--force-remove", "--", ...names.filter(Boolean));
  await git("checkout-index", "--all", `--prefix=${content}/`);
  return content;
}
