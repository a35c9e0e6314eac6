import { compareSites } from "#scripts/review/compare/compare-sites.ts";
import { reviewData, type Review } from "#scripts/review/review-data.ts";
import { frozenContent, textsIn } from "#tests/support/content-folder.ts";
import { madeReview } from "#tests/support/review/made-review.ts";
import { editsOfWords, stateOfWords } from "#tests/support/review/state-of-words.ts";

const frozen = await textsIn(frozenContent);
const states = new Map<string, ReturnType<typeof stateOfWords>>();

/** Edits of the frozen content, each a file, what stood there, and what stands now; a new file stood nowhere. */
export type WrittenEdit = [file: string, from: string, to: string];

/** The review of a branch that makes these edits of the frozen content, or of that with some before. */
export async function reviewOfWords(
  edits: WrittenEdit[],
  first: WrittenEdit[] = [],
): Promise<Review> {
  const [base, words] = [edited(frozen, first), edited(frozen, [...first, ...edits])];
  const key = JSON.stringify(first);
  const before = states.get(key) ?? stateOfWords(base);
  states.set(key, before);
  const found = await editsOfWords(base, words);
  const site = await compareSites(await before, await stateOfWords(words), found);
  return reviewData({ ...madeReview([]), edits: found, site });
}

function edited(base: Record<string, string>, edits: WrittenEdit[]) {
  const words = { ...base };
  for (const [file, from, to] of edits) {
    if (from !== "" && !words[file]?.includes(from))
      throw new Error(`${file} does not say: ${from}`);
    words[file] = from === "" ? to + (words[file] ?? "") : words[file]!.replace(from, to);
  }
  return words;
}
