import { distance } from "fastest-levenshtein";

/** The word of the list that was probably meant; undefined if none is similar. */
export function nearestWord(written: string, words: readonly string[]) {
  const wanted = bare(written);
  let nearest: string | undefined;
  let least = allowance(written) + 1;
  for (const word of words) {
    const bareWord = bare(word);
    if (haveOtherNumbers(wanted, bareWord)) continue;
    // The distance is at least the difference in length, which is faster to compare.
    if (Math.abs(bareWord.length - wanted.length) >= least) continue;
    const away = distance(wanted, bareWord);
    if (away < least) [nearest, least] = [word, away];
  }
  return nearest;
}

/** A question that offers the nearest word; empty if none is similar. */
export function didYouMean(written: string, words: readonly string[]) {
  const nearest = nearestWord(written, words);
  return nearest ? `Did you mean "${nearest}"?` : "";
}

// Post 2 is not a typing error for post 1, but 11 may be.
function haveOtherNumbers(left: string, right: string) {
  const [numbers = "", others = ""] = [left, right].map((word) => word.replace(/\D/g, ""));
  return numbers !== others && numbers.length === others.length;
}

function bare(word: string) {
  return word.toLowerCase().replaceAll(/[-_ ]/g, "");
}

// A short word allows fewer wrong letters; two swapped letters count as two.
function allowance({ length }: string) {
  if (length < 2) return 0;
  return length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
}
