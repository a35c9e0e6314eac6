import path from "node:path";
import { UserError } from "#app/content/user-error.ts";
import { ProgramError, runProgram } from "#scripts/processes.ts";

/** A branch: what it is merged into, its newest commit, and the result of the merge. */
export type Branch = {
  base: string;
  head: string;
  /** The tree of the merge, with the branch's version of each file that conflicts. */
  tree: string;
  conflicts: string[];
  root: string;
  /** The content folder below the root. */
  place: string;
  /** The files that the merge changes, with what is odd about one that is no ordinary file. */
  files: { path: string; change: "added" | "changed" | "removed"; oddity: string }[];
};

const changes = { A: "added", D: "removed" } as const;
const oddities: Partial<Record<string, string>> = {
  "120000": "a symbolic link: put the file itself in its place",
  "160000": "another repository: put its files in its place",
};

/**
 * Merges a commit (by default HEAD) into `ref` without touching any file, with `folder` for
 * temporary files; throws a UserError if git cannot.
 */
export async function readBranch(
  content: string,
  folder: string,
  ref: string,
  commit = "HEAD",
): Promise<Branch> {
  const places = ["rev-parse", "--show-prefix", "--show-toplevel", "--is-shallow-repository"];
  const [prefix = "", root = "", isShallow] = (
    await ask(path.dirname(content), places, () => noRepository)
  ).split("\n");
  // Without its whole history, git could merge from another beginning.
  if (isShallow === "true") throw new UserError(shallow);
  const git = (...args: string[]) => runProgram("git", args, { folder: root, environment });
  const environment = { GIT_INDEX_FILE: path.join(folder, "merge") };
  const commitOf = async (name: string) => {
    const words = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
    return (await ask(root, words, () => unknownRef(name))).trimEnd();
  };
  const [head, base] = [await commitOf(commit), await commitOf(ref)];
  const merge = ["merge-tree", "--write-tree", "--no-messages", "-z", base, head];
  const [clean = "", ...stages] = (await ask(root, merge, noMerge, [1])).split("\0");
  const versions = stages.flatMap((stage) => {
    const [, mode, id, side, name] = /^(\d+) (\w+) (\d)\t([^]+)$/.exec(stage) ?? [];
    return name ? [{ name, side, entry: `${mode},${id},${name}` }] : [];
  });
  const conflicts = [...new Set(versions.map(({ name }) => name))];
  let tree = clean;
  if (conflicts.length > 0) {
    const ours = versions.filter(({ side }) => side === "3");
    const entries = ours.flatMap(({ entry }) => ["--cacheinfo", entry]);
    await git("read-tree", clean);
    await git("update-index", "--force-remove", "--", ...conflicts);
    await git("update-index", "--add", "--replace", ...entries);
    tree = (await git("write-tree")).trimEnd();
  }
  const words = (await git("diff-tree", "-r", "-z", "--no-renames", base, tree)).split("\0");
  const files = words.flatMap((name, at): Branch["files"] => {
    const [, mode = "", old, now, letter] = (words[at - 1] ?? "").split(" ");
    const change = changes[letter as keyof typeof changes] ?? "changed";
    const oddity = oddities[mode] ?? (old === now ? "only the mode of the file changed" : "");
    return at % 2 === 1 ? [{ path: name, change, oddity }] : [];
  });
  return { base, head, tree, conflicts, root, place: prefix + path.basename(content), files };
}

// What git prints, also if it ends with one of these codes, or the complaint about another one.
async function ask(
  folder: string,
  args: string[],
  complaint: (code: unknown) => string,
  codes: unknown[] = [],
) {
  return runProgram("git", args, { folder }).catch((error: unknown) => {
    if (!(error instanceof ProgramError)) throw error;
    if (codes.includes(error.code)) return error.output;
    throw new UserError(complaint(error.code));
  });
}

const noRepository = "The content folder is not in a git repository, so no branch can be reviewed.";
const shallow = "This clone lacks older commits. Fetch the whole history: git fetch --unshallow";
const unknownRef = (ref: string) =>
  `There is no branch or commit called "${ref}" here. Fetch it first, or name another one with --base.`;
// Older versions answer with their usage.
const noMerge = (code: unknown) =>
  code === 129
    ? "The review merges with git merge-tree --write-tree, which needs git 2.38 or newer."
    : "git cannot merge this branch, because it has no commit in common with the other.";
