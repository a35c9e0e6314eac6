import { mkdir } from "node:fs/promises";
import path from "node:path";
import { runProgram } from "#scripts/processes.ts";
import type { Branch } from "#scripts/review/branch.ts";

/**
 * Writes the content, `public/` and the notes (.md) of a git tree into another folder, and returns the path of
 * the content. The files are only data: nothing runs, git attributes are ignored, and there are no links.
 */
export async function wordsOfTree(
  { root, place }: Pick<Branch, "root" | "place">,
  tree: string,
  folder: string,
) {
  const content = path.join(folder, place);
  await mkdir(content, { recursive: true });
  // In this folder and index, git finds no attributes of a file that is checked out.
  const environment = { GIT_INDEX_FILE: `${folder}.index`, GIT_WORK_TREE: folder };
  const git = (...args: string[]) => runProgram("git", args, { folder: root, environment });
  await git("read-tree", tree);
  const words = [
    `literal)${place}`,
    `literal)${path.posix.join(place, "../public")}`,
    "glob)**/*.md",
  ];
  const others = words.map((where) => `:(top,exclude,${where}`);
  await git("rm", "-r", "-f", "--cached", "--quiet", "--ignore-unmatch", "--", ...others);
  // git would run a filter that an attribute names.
  const entries = (await git("ls-files", "--stage", "-z")).split("\0");
  const unread = entries.flatMap((entry) => {
    const [, mode = "", name = ""] = /^(\d+) [^\t]*\t([^]*)$/.exec(entry) ?? [];
    return !mode.startsWith("100") || path.basename(name) === ".gitattributes" ? [name] : [];
  });
  await git("update-index", "--force-remove", "--", ...unread.filter(Boolean));
  await git("checkout-index", "--all");
  return content;
}
