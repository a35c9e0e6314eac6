import { lists } from "#app/library/collections.ts";
import { isShown } from "#app/library/days/public-days.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

/** The files of the content folder, each in exactly one of these lists. */
export type Tally = {
  /** Files of which visitors see something. */
  published: string[];
  /** Files in which everything is a draft. */
  draft: string[];
  /** Files of which visitors see nothing yet, or nothing any more. */
  hidden: string[];
  /** Files of which visitors see only what is marked as made up. */
  sample: string[];
  /** Files with problems. */
  reported: string[];
};

/** Sorts files by what becomes of them; throws where a file was read and then lost. */
export function tallyFiles(
  files: string[],
  entries: Entry[],
  problems: Problem[],
  day: string,
): Tally {
  const tally: Tally = { published: [], draft: [], hidden: [], sample: [], reported: [] };
  const wrong = new Set(problems.map(({ file }) => file));
  const byFile = new Map<string, Entry[]>(files.map((file) => [file, []]));
  for (const entry of entries) byFile.get(entry.file)?.push(entry);
  for (const [file, own] of byFile) {
    tally[stateOf(file, own, wrong.has(file), day)].push(file);
  }
  return tally;
}

// A list may be empty on purpose; any other file without an entry has been lost.
function isList(file: string) {
  const inside = file.slice(file.indexOf("/") + 1);
  return Object.values(lists).some(({ path }) => path === inside);
}

function stateOf(file: string, entries: Entry[], isWrong: boolean, day: string): keyof Tally {
  if (isWrong) return "reported";
  if (entries.length === 0) {
    if (isList(file)) return "published";
    throw new Error(`${file} was read, and then neither published nor reported.`);
  }
  const seen = entries.filter((entry) => isShown(entry, { day, drafts: false }));
  if (seen.length === 0) return entries.every(isDraft) ? "draft" : "hidden";
  return seen.every(({ value }) => (value as { sample?: boolean }).sample === true)
    ? "sample"
    : "published";
}
