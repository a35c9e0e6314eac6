import path from "node:path";
import { ProgramError, ReviewError, runProgram } from "#scripts/review/run-program.ts";

/** Some lines of a file that follow one another, counted from 1; both ends belong to it. */
export type LineRange = { first: number; last: number };

/** A file of the content folder that a branch changed. */
export type ChangedFile = {
  /** Below the root of the repository, with forward slashes. */
  path: string;
  change: "added" | "changed" | "renamed" | "removed";
  /** The lines that are new or different; empty for what is no text. */
  lines: LineRange[];
};

/** What a branch changed in the content folder. */
export type BranchChanges = {
  /** The commit that the branch began at. */
  base: string;
  /** The newest commit of the branch. */
  head: string;
  /** What stands before "content/…" in the paths of the repository; mostly nothing. */
  prefix: string;
  files: ChangedFile[];
};

const changes: Record<string, ChangedFile["change"]> = { A: "added", D: "removed", R: "renamed" };
const everyLine = [{ first: 1, last: Number.MAX_SAFE_INTEGER }];

/**
 * Compares the content folder as it stands with the commit where the branch left `ref`.
 * Throws a ReviewError where git cannot tell.
 */
export async function branchChanges(content: string, ref: string): Promise<BranchChanges> {
  const folder = path.dirname(content);
  const places = await git(folder, ["rev-parse", "--show-prefix", "--show-toplevel"], noRepository);
  const [prefix = "", root = ""] = places.split("\n");
  const head = await git(root, ["rev-parse", "--verify", "HEAD"], noCommit);
  const verified = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
  const tip = await git(root, verified, unknownRef(ref));
  const base = await git(root, ["merge-base", tip, head], noBeginning(ref));
  const place = prefix + path.basename(content);
  const named = await git(root, [...compare, "--name-status", "-z", base, "--", place]);
  const files: ChangedFile[] = [];
  // Each record is a letter and a path, or a letter with a number and two paths for what moved.
  for (const words = named.split("\0"); words.length > 1;) {
    const letter = words.shift()?.charAt(0) ?? "";
    const paths = words.splice(0, "RC".includes(letter) ? 2 : 1);
    const file = { path: paths.at(-1) ?? "", change: changes[letter] ?? "changed" };
    files.push({ ...file, lines: await changedLines(root, base, paths, file.change) });
  }
  const others = ["ls-files", "--others", "--exclude-standard", "-z", "--", place];
  for (const file of (await git(root, others)).split("\0").slice(0, -1))
    files.push({ path: file, change: "added", lines: everyLine });
  return { base, head, prefix, files };
}

/** True where a line is one of these. */
export function isAmong(lines: LineRange[], line: number) {
  return lines.some(({ first, last }) => line >= first && line <= last);
}

const compare = ["diff", "--no-ext-diff", "--no-textconv", "-M"];

// An attribute may call a text binary to hide what is said of it, hence --text.
async function changedLines(root: string, base: string, paths: string[], change: string) {
  if (change === "removed" || !/\.(?:ya?ml|mdx?)$/.test(paths.at(-1) ?? "")) return [];
  if (change === "added") return everyLine;
  const exact = ["--no-color", "--unified=0", "--inter-hunk-context=0", "--text"];
  const patch = await git(root, [...compare, ...exact, base, "--", ...paths]);
  // Lines of content begin with + or - or \, so that none of them is taken for one of these.
  return [...patch.matchAll(/\n@@ -\S+ \+(\d+)(?:,(\d+))? @@/g)].flatMap(
    ([, first, count = "1"]) =>
      count === "0" ? [] : [{ first: Number(first), last: Number(first) + Number(count) - 1 }],
  );
}

async function git(folder: string, args: string[], complaint = noComparison) {
  const all = ["--literal-pathspecs", ...args];
  const answer = await runProgram("git", all, { folder }).catch((error: unknown) => {
    throw error instanceof ProgramError ? new ReviewError(complaint) : error;
  });
  return answer.replace(/\n$/, "");
}

const noRepository = "The content folder is not in a git repository, so no branch can be reviewed.";
const noCommit = "This repository has no commit yet, so there is no branch to review.";
const noComparison = "git could not compare the branch with where it began.";
const unknownRef = (ref: string) =>
  `There is no branch or commit called "${ref}" here. Fetch it first, or name another with --base.`;
const noBeginning = (ref: string) =>
  `The history here does not reach back to where the branch left "${ref}". Fetch all of it: git fetch --unshallow`;
