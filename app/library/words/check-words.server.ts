import { folders } from "#app/library/collections.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { altText } from "#app/library/words/alt-text.ts";
import { descriptionLength } from "#app/library/words/description-length.ts";
import { dignity } from "#app/library/words/dignity.ts";
import { headingOrder } from "#app/library/words/heading-order.ts";
import { linkLabels } from "#app/library/words/link-labels.ts";
import { passagesOf, type Passage, type WordRule } from "#app/library/words/passage.ts";
import { personalData } from "#app/library/words/personal-data.ts";
import { placeholderText } from "#app/library/words/placeholder-text.ts";
import { readTime } from "#app/library/words/read-time.ts";
import { readingLevel } from "#app/library/words/reading-level.ts";
import { spelling } from "#app/library/words/spelling.server.ts";
import { typedFigures } from "#app/library/words/typed-figures.ts";

const rules: WordRule[] = [
  altText,
  descriptionLength,
  dignity,
  headingOrder,
  linkLabels,
  personalData,
  placeholderText,
  readTime,
  readingLevel,
  typedFigures,
];

type Checked = { entries: Entry[]; measures: unknown[]; found: Problem[] };

// What was said of a file stays true until it changes, or what the rules measure it by.
const checkedFiles = new Map<string, Checked>();
let measures: unknown[] = [];
const passagesByEntry = new WeakMap<Entry, Passage[]>();
const proseFolders = new Set<string>(Object.keys(folders));

/** Reads every word of every entry, drafts included, and answers with what was found. */
export async function checkWords(entries: Entry[]): Promise<Problem[]> {
  const byFile = new Map<string, Entry[]>();
  for (const entry of entries) {
    const own = byFile.get(entry.file);
    if (own) own.push(entry);
    else byFile.set(entry.file, [entry]);
  }
  // A rule knows the lists, and which files there are; what another text says is not its business.
  const lists = entries.filter(({ collection }) => !proseFolders.has(collection));
  const now = [...lists, ...byFile.keys()];
  if (!isSame(now, measures)) measures = now;
  const changed = new Map<string, Checked>();
  for (const [file, own] of byFile) {
    const known = checkedFiles.get(file);
    if (known?.measures === measures && isSame(known.entries, own)) continue;
    const checked = { entries: own, measures, found: [] };
    changed.set(file, checked);
    checkedFiles.set(file, checked);
  }
  const passages = [...changed.values()].flatMap((file) => file.entries.flatMap(knownPassages));
  for (const problem of rules.flatMap((rule) => rule(passages, entries))) {
    changed.get(problem.file)?.found.push(problem);
  }
  const found = [...byFile.keys()].flatMap((file) => checkedFiles.get(file)?.found ?? []);
  return [...found, ...(await spelling(entries.flatMap(knownPassages), entries))];
}

function knownPassages(entry: Entry) {
  const known = passagesByEntry.get(entry) ?? passagesOf(entry);
  passagesByEntry.set(entry, known);
  return known;
}

function isSame(one: readonly unknown[], other: readonly unknown[]) {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
