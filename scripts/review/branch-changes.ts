import { lstat } from "node:fs/promises";
import path from "node:path";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { ProgramError, runProgram } from "#scripts/processes.ts";

/** Some lines of a file that follow one another, counted from 1; both ends belong to it. */
export type LineRange = { first: number; last: number };

/** A file of the content folder that a branch changed. */
export type ChangedFile = {
  /** Below the root of the repository, with forward slashes. */
  path: string;
  change: "added" | "changed" | "renamed" | "removed";
  /** The lines that are new or different; empty for what is no text. */
  lines: LineRange[];
  /** The ending and the bytes of what is no text. */
  kind?: string;
  bytes?: number;
};

/** What a branch changed in the content folder and in public/, and which files of the code. */
export type BranchChanges = {
  /** The commit that the branch began at. */
  base: string;
  /** The newest commit of the branch. */
  head: string;
  /** What stands before "content/…" in the paths of the repository; mostly nothing. */
  prefix: string;
  files: ChangedFile[];
  /** Changed files outside of the content folder, below the root of the repository. */
  code: string[];
  /** The root of the repository. */
  root: string;
};

const changes: Record<string, ChangedFile["change"]> = { A: "added", D: "removed", R: "renamed" };
const everyLine = [{ first: 1, last: Number.MAX_SAFE_INTEGER }];

/** Where a branch began: its commits, and the repository. */
export type BranchBase = Pick<BranchChanges, "base" | "head" | "prefix" | "root">;

/**
 * The commit at which the branch that stands on disk, or `commit`, left `ref`. Throws a MendableError
 * where git cannot tell.
 */
export async function branchBase(
  content: string,
  ref: string,
  commit?: string,
): Promise<BranchBase> {
  const folder = path.dirname(content);
  const places = await git(folder, ["rev-parse", "--show-prefix", "--show-toplevel"], noRepository);
  const [prefix = "", root = ""] = places.split("\n");
  const verified = (name: string) => [
    ...["rev-parse", "--verify", "--quiet", "--end-of-options"],
    `${name}^{commit}`,
  ];
  const head = await git(root, verified(commit ?? "HEAD"), commit ? unknownRef(commit) : noCommit);
  const tip = await git(root, verified(ref), unknownRef(ref));
  const base = await git(root, ["merge-base", tip, head], noBeginning(ref));
  return { base, head, prefix, root };
}

/**
 * Compares the content folder as it stands, or as `commit` has it, with the commit where the branch
 * left `ref`. Throws a MendableError where git cannot tell.
 */
export async function branchChanges(
  content: string,
  ref: string,
  commit?: string,
): Promise<BranchChanges> {
  const { base, head, prefix, root } = await branchBase(content, ref, commit);
  const place = prefix + path.basename(content);
  // Without a second commit git compares with what stands on disk.
  const range = commit ? [base, head] : [base];
  // Pictures of the code stand in public/; a reviewer is told of them, and their bytes are no words.
  const places = [place, `${prefix}public`];
  const named = await git(root, [...compare, "--name-status", "-z", ...range, "--", ...places]);
  const everything = await git(root, [...compare, "--name-only", "-z", ...range]);
  const code = everything
    .split("\0")
    .filter((file) => file !== "" && !places.some((one) => file.startsWith(`${one}/`)));
  const files: ChangedFile[] = [];
  // Each record is a letter and a path, or a letter with a number and two paths for what moved.
  for (const words = named.split("\0"); words.length > 1;) {
    const letter = words.shift()?.charAt(0) ?? "";
    const paths = words.splice(0, "RC".includes(letter) ? 2 : 1);
    const file = { path: paths.at(-1) ?? "", change: changes[letter] ?? "changed" };
    const lines = await changedLines(root, range, paths, file.change);
    files.push({ ...file, lines, ...(await binaryFacts(root, file, head, commit !== undefined)) });
  }
  if (commit) return { base, head, prefix, files, code, root };
  const others = ["ls-files", "--others", "--exclude-standard", "-z", "--", ...places];
  for (const file of (await git(root, others)).split("\0").slice(0, -1))
    files.push({
      path: file,
      change: "added",
      lines: everyLine,
      ...(await binaryFacts(root, { path: file, change: "added" }, head, false)),
    });
  return { base, head, prefix, files, code, root };
}

/** True where a line is one of these. */
export function isAmong(lines: LineRange[], line: number) {
  return lines.some(({ first, last }) => line >= first && line <= last);
}

const compare = ["diff", "--no-ext-diff", "--no-textconv", "-M"];

// An attribute may call a text binary to hide what is said of it, hence --text.
async function changedLines(root: string, range: string[], paths: string[], change: string) {
  if (change === "removed" || !isText(paths.at(-1) ?? "")) return [];
  if (change === "added") return everyLine;
  const exact = ["--no-color", "--unified=0", "--inter-hunk-context=0", "--text"];
  const patch = await git(root, [...compare, ...exact, ...range, "--", ...paths]);
  // Lines of content begin with + or - or \, so that none of them is taken for one of these.
  return [...patch.matchAll(/\n@@ -\S+ \+(\d+)(?:,(\d+))? @@/g)].flatMap(
    ([, first, count = "1"]) =>
      count === "0" ? [] : [{ first: Number(first), last: Number(first) + Number(count) - 1 }],
  );
}

function isText(file: string) {
  return /\.(?:ya?ml|mdx?)$/.test(file);
}

// What is no text is named with its ending and its size, and never shown.
async function binaryFacts(
  root: string,
  { path: file, change }: Pick<ChangedFile, "path" | "change">,
  head: string,
  isCommitted: boolean,
) {
  if (isText(file)) return {};
  const kind = path.extname(file).slice(1, 20).toLowerCase() || "file";
  if (change === "removed") return { kind };
  const size = isCommitted
    ? git(root, ["cat-file", "-s", `${head}:${file}`]).then(Number)
    : lstat(path.join(root, file)).then((found) => found.size);
  // A commit of another repository, or a name that is no text, has none that could be told.
  const bytes = await size.catch(() => undefined);
  return { kind, ...(bytes !== undefined && { bytes }) };
}

async function git(folder: string, args: string[], complaint = noComparison) {
  const all = ["--literal-pathspecs", ...args];
  const answer = await runProgram("git", all, { folder }).catch((error: unknown) => {
    throw error instanceof ProgramError ? new MendableError(complaint) : error;
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
