import path from "node:path";
import { changedLines, type LineRange } from "#scripts/review/changed-lines.ts";
import { git } from "#scripts/review/git.ts";
import { ReviewError } from "#scripts/review/review-error.ts";

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

const changes = { A: "added", D: "removed", R: "renamed" } as const;
const textFiles = ["yaml", "yml", "mdx", "md"];

/**
 * Compares the content folder as it stands with the commit where the branch left `ref`.
 * Throws a ReviewError where git cannot tell.
 */
export async function branchChanges(content: string, ref: string): Promise<BranchChanges> {
  const folder = path.dirname(content);
  const prefix = await answerOf(folder, ["rev-parse", "--show-prefix"], noRepository);
  const root = await answerOf(folder, ["rev-parse", "--show-toplevel"], noRepository);
  const head = await answerOf(root, ["rev-parse", "--verify", "HEAD"], noCommit);
  const verified = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
  const tip = await answerOf(root, verified, unknownRef(ref));
  const base = await answerOf(root, ["merge-base", tip, head], noBeginning(ref));
  const place = prefix + path.basename(content);
  const compare = ["-c", "core.quotePath=false", "diff", "--no-ext-diff", "--no-textconv", "-M"];
  const named = await answerOf(
    root,
    [...compare, "--name-status", "-z", base, "--", `:(top,literal)${place}`],
    noComparison,
  );
  const patch = await answerOf(
    root,
    [...compare, "--no-color", "--unified=0", "--inter-hunk-context=0", "--text"].concat(
      ["--src-prefix=a/", "--dst-prefix=b/", base, "--"],
      // What is said of text may be hidden by an attribute that calls it binary, hence --text.
      textFiles.map((ending) => `:(top,glob)${escapedGlob(place)}/**/*.${ending}`),
    ),
    noComparison,
  );
  const others = ["ls-files", "--others", "--exclude-standard", "-z", "--"];
  const loose = await answerOf(root, [...others, `:(top,literal)${place}`], noComparison);
  const files = [...namedFiles(named, changedLines(patch)), ...looseFiles(loose)];
  return { base, head, prefix, files };
}

async function answerOf(folder: string, words: string[], complaint: string) {
  const answer = await git(folder, words).catch(() => {
    throw new ReviewError("git could not be started. It is needed to see what a branch changed.");
  });
  if (answer.code !== 0) throw new ReviewError(complaint);
  return answer.output.includes("\0") ? answer.output : answer.output.replace(/\n$/, "");
}

// Each record is a letter and a path, or a letter with a number and two paths for what was renamed.
function namedFiles(named: string, lines: Map<string, LineRange[]>): ChangedFile[] {
  const words = named.split("\0");
  const files: ChangedFile[] = [];
  for (let index = 0; index + 1 < words.length; index += 2) {
    const letter = words[index]?.charAt(0) ?? "";
    if (letter === "R" || letter === "C") index += 1;
    const file = words[index + 1] ?? "";
    const change = letter in changes ? changes[letter as keyof typeof changes] : "changed";
    files.push({ path: file, change, lines: lines.get(file) ?? [] });
  }
  return files;
}

// A file that git does not hold yet is new from its first line to its last.
function looseFiles(loose: string): ChangedFile[] {
  const lines = [{ first: 1, last: Number.MAX_SAFE_INTEGER }];
  return loose
    .split("\0")
    .filter((file) => file !== "")
    .map((file) => ({ path: file, change: "added" as const, lines }));
}

function escapedGlob(place: string) {
  return place.replaceAll(/[\\*?[\]]/g, "\\$&");
}

const noRepository = "The content folder is not in a git repository, so no branch can be reviewed.";
const noCommit = "This repository has no commit yet, so there is no branch to review.";
const noComparison = "git could not compare the branch with where it began.";

function unknownRef(ref: string) {
  return `There is no branch or commit called "${ref}" here. Fetch it first, or name another with --base.`;
}

function noBeginning(ref: string) {
  return `The history here does not reach back to where the branch left "${ref}". Fetch all of it: git fetch --unshallow`;
}
