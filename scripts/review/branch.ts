import path from "node:path";
import { UserError } from "#app/content/user-error.ts";
import { ProgramError, runProgram } from "#scripts/processes.ts";

/** A branch: its base, its newest commit and its changed files. */
export type Branch = {
  base: string;
  head: string;
  root: string;
  /** The content folder below the root. */
  place: string;
  files: { path: string; change: "added" | "changed" | "removed" }[];
};

const changes = { A: "added", D: "removed" } as const;

/** Compares a commit (by default HEAD) with its merge base with `ref`; throws a UserError if git does not know them. */
export async function readBranch(content: string, ref: string, commit?: string): Promise<Branch> {
  const ask = async (folder: string, args: string[], complaint: string) => {
    const answer = await runProgram("git", args, { folder }).catch((error: unknown) => {
      throw error instanceof ProgramError ? new UserError(complaint) : error;
    });
    return answer.replace(/\n$/, "");
  };
  const places = ["rev-parse", "--show-prefix", "--show-toplevel"];
  const [prefix = "", root = ""] = (await ask(path.dirname(content), places, noRepository)).split(
    "\n",
  );
  const commitOf = (name: string) =>
    ask(
      root,
      ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`],
      unknownRef(name),
    );
  const [head, tip] = [await commitOf(commit ?? "HEAD"), await commitOf(ref)];
  const base = await ask(root, ["merge-base", tip, head], noBeginning(ref));
  const compare = ["diff-tree", "-r", "-z", "--no-renames", "--name-status", base, head];
  const words = (await runProgram("git", compare, { folder: root })).split("\0");
  const files = words.flatMap((name, at) => {
    const letter = words[at - 1] as keyof typeof changes;
    return at % 2 === 1 ? [{ path: name, change: changes[letter] ?? ("changed" as const) }] : [];
  });
  return { base, head, root, place: prefix + path.basename(content), files };
}

const noRepository = "The content folder is not in a git repository, so no branch can be reviewed.";
const unknownRef = (ref: string) =>
  `There is no branch or commit called "${ref}" here. Fetch it first, or name another one with --base.`;
const noBeginning = (ref: string) =>
  `This clone does not have the commit where the branch split from "${ref}". Fetch the whole history: git fetch --unshallow`;
