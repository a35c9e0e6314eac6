import path from "node:path";
import { UserError } from "#app/content/user-error.ts";
import { ProgramError, runProgram } from "#scripts/processes.ts";

/** A branch: what it is merged into, its newest commit, and the result of the merge. */
export type Branch = {
  base: string;
  head: string;
  /** The tree of the merge; a file that conflicts has both versions, with git's marks. */
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

/** Merges a commit (by default HEAD) into `ref` without touching any file; throws a UserError if git cannot. */
export async function readBranch(content: string, ref: string, commit = "HEAD"): Promise<Branch> {
  const places = ["rev-parse", "--show-prefix", "--show-toplevel", "--is-shallow-repository"];
  const [prefix = "", root = "", isShallow] = (
    await ask(path.dirname(content), places, () => noRepository)
  ).split("\n");
  // Without its whole history, git could merge from another beginning.
  if (isShallow === "true") throw new UserError(shallow);
  const commitOf = async (name: string) => {
    const words = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
    return (await ask(root, words, () => unknownRef(name))).trimEnd();
  };
  const [head, base] = [await commitOf(commit), await commitOf(ref)];
  const merge = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z", base, head];
  const [tree = "", ...conflicts] = (await ask(root, merge, noMerge, [1])).split("\0");
  const words = ["diff-tree", "-r", "-z", "--no-renames", base, tree];
  const fields = (await ask(root, words, noMerge)).split("\0");
  const files = fields.flatMap((name, at): Branch["files"] => {
    const [, mode = "", old, now, letter] = (fields[at - 1] ?? "").split(" ");
    const change = changes[letter as keyof typeof changes] ?? "changed";
    const oddity = oddities[mode] ?? (old === now ? "only the mode of the file changed" : "");
    return at % 2 === 1 ? [{ path: name, change, oddity }] : [];
  });
  const place = prefix + path.basename(content);
  return { base, head, tree, conflicts: conflicts.filter(Boolean), root, place, files };
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
