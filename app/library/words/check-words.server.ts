import { createHash } from "node:crypto";
import { lists, singles } from "#app/library/collections.ts";
import type { RememberedFile, WordFindings } from "#app/library/memory/remembered-file.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { altText } from "#app/library/words/alt-text.ts";
import { descriptionLength } from "#app/library/words/description-length.ts";
import { doubledWords } from "#app/library/words/doubled-words.ts";
import { dignity } from "#app/library/words/dignity.ts";
import { headingOrder } from "#app/library/words/heading-order.ts";
import { linkLabels } from "#app/library/words/link-labels.ts";
import { passagesOf, type WordRule } from "#app/library/words/passage.ts";
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
import {
  keepJudged,
  someLookups,
  type Lookups,
} from "#app/library/words/spelling/dictionary.server.ts";
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

// All passages of more files at once would fill the memory.
const filesAtOnce = 50;

/**
 * Reads every word of every file, drafts included, and answers with what was found. A file is
 * looked at again only where it changed, or what its words are measured by.
 */
export async function checkWords(
  files: RememberedFile[],
  lookups = someLookups(),
): Promise<Problem[]> {
  await lookAtWords(files, files, lookups);
  await keepJudged();
  return files.flatMap(({ words }) => words?.found ?? []);
}

/** Looks at the words of some files, measured by those among others; what is found stays with them. */
export async function lookAtWords(
  some: RememberedFile[],
  others: RememberedFile[],
  lookups: Lookups,
) {
  const measuring = others
    .filter(({ source }) => measuringFiles.has(source.path))
    .sort((one, other) => (one.source.path < other.source.path ? -1 : 1));
  const measures = hashOfAll(measuring);
  const changed = some.filter(({ words }) => words?.measures !== measures);
  for (let at = 0; at < changed.length; at += filesAtOnce) {
    await lookAt(changed.slice(at, at + filesAtOnce), measuring, measures, lookups);
  }
}

async function lookAt(
  changed: RememberedFile[],
  measuring: RememberedFile[],
  measures: string,
  lookups: Lookups,
) {
  const entries = measuring.flatMap(({ contents }) => contents.entries);
  const passages = changed.flatMap(({ contents }) => contents.entries.flatMap(passagesOf));
  // Where the names of the site cannot be read, each of them would be told as a slip.
  const isMeasured = measuring.every(({ contents }) => !contents.isUnreadable);
  const found = [
    ...rules.flatMap((rule) => rule(passages, entries)),
    ...(isMeasured ? await spelling(passages, entries, lookups) : []),
  ];
  const byFile = new Map<string, WordFindings>();
  for (const file of changed) byFile.set(file.source.file, { measures, found: [] });
  for (const problem of found) byFile.get(problem.file)?.found.push(problem);
  for (const file of changed) file.words = byFile.get(file.source.file);
}

function hashOfAll(files: RememberedFile[]) {
  const texts = files.map(({ source, hash }) => [source.path, source.isLink, hash]);
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url");
}
