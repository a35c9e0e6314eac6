import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { altText } from "#app/library/words/alt-text.ts";
import { descriptionLength } from "#app/library/words/description-length.ts";
import { dignity } from "#app/library/words/dignity.ts";
import { headingOrder } from "#app/library/words/heading-order.ts";
import { linkLabels } from "#app/library/words/link-labels.ts";
import { passagesOf, type WordRule } from "#app/library/words/passage.ts";
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

/** Reads every word of every entry, drafts included, and answers with what was found. */
export async function checkWords(entries: Entry[]): Promise<Problem[]> {
  const passages = entries.flatMap(passagesOf);
  const findings = rules.flatMap((rule) => rule(passages, entries));
  return [...findings, ...(await spelling(passages, entries))];
}
