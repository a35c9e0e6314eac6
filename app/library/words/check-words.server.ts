import { createHash } from "node:crypto";
import { lists, singles } from "#app/library/collections.ts";
import type { Entry } from "#app/library/entry.ts";
import type { RememberedFile, WordFindings } from "#app/library/memory/remembered-file.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { altText } from "#app/library/words/alt-text.ts";
import { descriptionLength } from "#app/library/words/description-length.ts";
import { doubledWords } from "#app/library/words/doubled-words.ts";
import { dignity } from "#app/library/words/dignity.ts";
import { headingOrder } from "#app/library/words/heading-order.ts";
import { linkLabels } from "#app/library/words/link-labels.ts";
import { passagesOf, type Passage, type WordRule } from "#app/library/words/passage.ts";
import { foundPeople } from "#app/library/words/people/found-people.ts";
import { personalData } from "#app/library/words/personal-data.ts";
import { placeholderText } from "#app/library/words/placeholder-text.ts";
import { readTime } from "#app/library/words/read-time.ts";
import { readingLevel } from "#app/library/words/reading-level.ts";
import { figuresInWrongBraces } from "#app/library/words/signs/figures-in-wrong-braces.ts";
import { rawSigns } from "#app/library/words/signs/raw-signs.ts";
import { signsInFields } from "#app/library/words/signs/signs-in-fields.ts";
import { swallowedPoints } from "#app/library/words/signs/swallowed-points.ts";
import { spelling } from "#app/library/words/spelling.server.ts";
import { typedFigures } from "#app/library/words/typed-figures.ts";

const rules: WordRule[] = [
  altText,
  descriptionLength,
  dignity,
  doubledWords,
  figuresInWrongBraces,
  foundPeople,
  headingOrder,
  linkLabels,
  personalData,
  placeholderText,
  rawSigns,
  readTime,
  readingLevel,
  signsInFields,
  swallowedPoints,
  typedFigures,
];

// The rules are given the entries of these files and no others, so nothing else can change what
// they say of a text.
const measuringFiles = new Set<string>([
  singles.site.path,
  singles.donate.path,
  lists.stats.path,
  lists.team.path,
  lists.testimonials.path,
  lists.pledges.path,
  lists.words.path,
  lists.dictionary.path,
]);

const passagesByEntry = new WeakMap<Entry, Passage[]>();

/**
 * Reads every word of every file, drafts included, and answers with what was found. A file is
 * looked at again only where it changed, or what its words are measured by.
 */
export async function checkWords(files: RememberedFile[]): Promise<Problem[]> {
  const measuring = files.filter(({ source }) => measuringFiles.has(source.path));
  const measures = hashOfAll(measuring);
  const changed = files.filter(({ words }) => words?.measures !== measures);
  if (changed.length > 0) await lookAt(changed, measuring, measures);
  return files.flatMap(({ words }) => words?.found ?? []);
}

async function lookAt(changed: RememberedFile[], measuring: RememberedFile[], measures: string) {
  const entries = measuring.flatMap(({ contents }) => contents.entries);
  const passages = changed.flatMap(({ contents }) => contents.entries.flatMap(knownPassages));
  // Where the names of the site cannot be read, each of them would be told as a slip.
  const isMeasured = measuring.every(({ contents }) => !contents.isUnreadable);
  const found = [
    ...rules.flatMap((rule) => rule(passages, entries)),
    ...(isMeasured ? await spelling(passages, entries) : []),
  ];
  const byFile = new Map<string, WordFindings>();
  for (const file of changed) byFile.set(file.source.file, { measures, found: [] });
  for (const problem of found) byFile.get(problem.file)?.found.push(problem);
  for (const file of changed) file.words = byFile.get(file.source.file);
}

function knownPassages(entry: Entry) {
  const known = passagesByEntry.get(entry) ?? passagesOf(entry);
  passagesByEntry.set(entry, known);
  return known;
}

function hashOfAll(files: RememberedFile[]) {
  const texts = files.map(({ source, hash }) => [source.path, source.isLink, hash]);
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url");
}
