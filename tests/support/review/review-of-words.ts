import { compareSites } from "#scripts/review/compare/compare-sites.ts";
import { reviewData, type Review } from "#scripts/review/review-data.ts";
import { frozenContent, textsIn } from "#tests/support/content-folder.ts";
import { madeReview } from "#tests/support/review/made-review.ts";
import { editsOfWords, stateOfWords } from "#tests/support/review/state-of-words.ts";

const base = await textsIn(frozenContent);
const before = await stateOfWords(base);

/** Edits of the frozen content, each a file, what stood there, and what stands now; a new file stood nowhere. */
export type WrittenEdit = [file: string, from: string, to: string];

/** The review of a branch that makes these edits of the frozen content. */
export async function reviewOfWords(edits: WrittenEdit[]): Promise<Review> {
  const words = { ...base };
  for (const [file, from, to] of edits) {
    if (from !== "" && !words[file]?.includes(from))
      throw new Error(`${file} does not say: ${from}`);
    words[file] = from === "" ? to + (words[file] ?? "") : words[file]!.replace(from, to);
  }
  const found = await editsOfWords(base, words);
  const site = await compareSites(before, await stateOfWords(words), found);
  return reviewData({ ...madeReview([]), edits: found, site });
}
