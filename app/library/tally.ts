import { lists } from "#app/library/collections.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

/** What becomes of a file: every file of the content folder is exactly one of these. */
export type Tally = {
  /** Files with something in them that visitors see. */
  published: string[];
  /** Files in which everything is a draft. */
  draft: string[];
  /** Files that visitors see and in which everything is marked as made up. */
  sample: string[];
  /** Files with something to mend. */
  reported: string[];
};

/** Counts what becomes of each file; throws where a file was read and became nothing. */
export function tallyFiles(files: string[], entries: Entry[], problems: Problem[]): Tally {
  const tally: Tally = { published: [], draft: [], sample: [], reported: [] };
  const wrong = new Set(problems.map(({ file }) => file));
  const byFile = new Map<string, Entry[]>(files.map((file) => [file, []]));
  for (const entry of entries) byFile.get(entry.file)?.push(entry);
  for (const [file, own] of byFile) tally[stateOf(file, own, wrong.has(file))].push(file);
  return tally;
}

// A list may be empty on purpose; any other file without an entry has been lost.
function isList(file: string) {
  const inside = file.slice(file.indexOf("/") + 1);
  return Object.values(lists).some(({ path }) => path === inside);
}

function stateOf(file: string, entries: Entry[], isWrong: boolean): keyof Tally {
  if (isWrong) return "reported";
  if (entries.length === 0) {
    if (isList(file)) return "published";
    throw new Error(`${file} was read, and then neither kept nor reported.`);
  }
  const seen = entries.filter((entry) => !isDraft(entry));
  if (seen.length === 0) return "draft";
  return seen.every(({ value }) => (value as { sample?: boolean }).sample === true)
    ? "sample"
    : "published";
}
