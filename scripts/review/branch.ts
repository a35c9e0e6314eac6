import { lstat } from "node:fs/promises";
import path from "node:path";
import { UserError } from "#app/content/user-error.ts";
import { ProgramError, runProgram } from "#scripts/processes.ts";

/** A file that a branch changed, below the root of the repository. */
export type ChangedFile = {
  path: string;
  change: "added" | "changed" | "removed";
  /** The lines of a text of the content folder that are new or different, counted from 1. */
  lines: Set<number>;
  bytes?: number;
};

/** A branch: the commit it left, its newest commit, and the files that it changed. */
export type Branch = {
  base: string;
  head: string;
  root: string;
  place: string;
  files: ChangedFile[];
};

const changes: Record<string, ChangedFile["change"]> = { A: "added", D: "removed" };

/**
 * Compares the repository as it stands, or as `commit` has it, with the commit where the branch left
 * `ref`; `place` is the content folder below the root. Throws a UserError where git cannot tell.
 */
export async function readBranch(content: string, ref: string, commit?: string): Promise<Branch> {
  const folder = path.dirname(content);
  const places = await git(folder, ["rev-parse", "--show-prefix", "--show-toplevel"], noRepository);
  const [prefix = "", root = ""] = places.split("\n");
  const verify = ["rev-parse", "--verify", "--quiet", "--end-of-options"];
  const found = (name: string) => git(root, [...verify, `${name}^{commit}`], unknownRef(name));
  const [head, tip] = [await found(commit ?? "HEAD"), await found(ref)];
  const base = await git(root, ["merge-base", tip, head], noBeginning(ref));
  const place = prefix + path.basename(content);
  // Without a second commit git compares with what stands on disk.
  const range = commit ? [base, head] : [base];
  const words = (await git(root, [...compare, "--name-status", "-z", ...range])).split("\0");
  const untracked = commit
    ? ""
    : await git(root, ["ls-files", "--others", "--exclude-standard", "-z"]);
  const named = [
    ...words.flatMap((letter, at) =>
      at % 2 === 0 && letter ? [[letter, words[at + 1] ?? ""]] : [],
    ),
    ...untracked
      .split("\0")
      .filter(Boolean)
      .map((name) => ["A", name]),
  ] as [string, string][];
  const files = named.map(async ([letter, name]): Promise<ChangedFile> => {
    const change = changes[letter.charAt(0)] ?? "changed";
    const isText = name.startsWith(`${place}/`) && /\.(?:ya?ml|mdx?)$/.test(name);
    const lines = isText && change === "changed" ? await changedLines(root, range, name) : [];
    const size = commit
      ? git(root, ["cat-file", "-s", `${head}:${name}`]).then(Number)
      : lstat(path.join(root, name)).then((one) => one.size);
    // What is gone, or a commit of another repository, has no size.
    const bytes = await size.catch(() => undefined);
    return { path: name, change, lines: new Set(lines), ...(bytes !== undefined && { bytes }) };
  });
  return { base, head, root, place, files: await Promise.all(files) };
}

const compare = ["diff", "--no-ext-diff", "--no-textconv", "--no-renames"];

// An attribute may call a text binary to hide what is said of it, hence --text.
async function changedLines(root: string, range: string[], name: string) {
  const exact = ["--no-color", "--unified=0", "--inter-hunk-context=0", "--text"];
  const patch = await git(root, [...compare, ...exact, ...range, "--", name]);
  // Lines of content begin with + or - or \, so that none of them is taken for one of these.
  return [...patch.matchAll(/\n@@ -\S+ \+(\d+)(?:,(\d+))? @@/g)].flatMap(([, first, count = "1"]) =>
    Array.from({ length: Number(count) }, (_, at) => Number(first) + at),
  );
}

async function git(folder: string, args: string[], complaint = noComparison) {
  const answer = await runProgram("git", ["--literal-pathspecs", ...args], { folder }).catch(
    (error: unknown) => {
      throw error instanceof ProgramError ? new UserError(complaint) : error;
    },
  );
  return answer.replace(/\n$/, "");
}

const noRepository = "The content folder is not in a git repository, so no branch can be reviewed.";
const noComparison = "git could not compare the branch with where it began.";
const unknownRef = (ref: string) =>
  `There is no branch or commit called "${ref}" here. Fetch it first, or name another with --base.`;
const noBeginning = (ref: string) =>
  `The history here does not reach back to where the branch left "${ref}". Fetch all of it: git fetch --unshallow`;
