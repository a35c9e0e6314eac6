import { changesInWords } from "#scripts/deploy/senders/sender.ts";

/** What differs between a commit, empty where there is none yet, and a tree, in words. */
export async function treeChanges(
  git: (args: string[]) => Promise<string>,
  commit: string,
  tree: string,
) {
  if (commit === "") {
    const files = await git(["ls-tree", "-r", "-z", "--name-only", tree]);
    return changesInWords({ added: files.split("\0").length - 1 });
  }
  const compare = ["diff-tree", "-r", "-z", "--no-renames", "--name-status"];
  // A letter and a path by turns.
  const parts = (await git([...compare, commit, tree])).split("\0");
  const letters = parts.filter((_part, at) => at % 2 === 0).join("");
  return changesInWords({
    added: letters.split("A").length - 1,
    changed: letters.split("M").length - 1,
    gone: letters.split("D").length - 1,
  });
}
