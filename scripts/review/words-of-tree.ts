import { mkdir } from "node:fs/promises";
import path from "node:path";
import { runProgram } from "#scripts/processes.ts";
import type { Branch } from "#scripts/review/branch.ts";

/**
 * Writes a folder of a git tree into another folder and returns its path. The files are only data:
 * nothing runs, git attributes are ignored, and there are no symbolic links.
 */
export async function wordsOfTree(
  { root, place }: Pick<Branch, "root" | "place">,
  tree: string,
  folder: string,
) {
  const target = path.join(folder, path.basename(place));
  await mkdir(target, { recursive: true });
  const environment = { GIT_INDEX_FILE: path.join(folder, "index") };
  const git = (...args: string[]) => runProgram("git", args, { folder: root, environment });
  if ((await git("ls-tree", "-d", tree, "--", place)) === "") return target;
  await git("read-tree", `${tree}:${place}`);
  // git would read attributes from the index, and run a filter that they name.
  const entries = (await git("ls-files", "--stage", "-z")).split("\0");
  const unwanted = entries.flatMap((entry) => {
    const [, mode = "", name = ""] = /^(\d+) [^\t]*\t([^]*)$/.exec(entry) ?? [];
    return !mode.startsWith("100") || path.basename(name) === ".gitattributes" ? [name] : [];
  });
  await git("update-index", "--force-remove", "--", ...unwanted.filter(Boolean));
  await git("checkout-index", "--all", `--prefix=${target}/`);
  return target;
}
