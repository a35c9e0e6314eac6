import { distance } from "fastest-levenshtein";

/** The word of the list that was probably meant, or undefined where none is near. */
export function nearestWord(written: string, words: readonly string[]) {
  const ranked = words
    .map((word) => ({ word, away: distance(bare(written), bare(word)) }))
    .sort((one, other) => one.away - other.away);
  const best = ranked[0];
  return best && best.away <= allowance(written) ? best.word : undefined;
}

/** The question that offers a near word, or nothing. */
export function didYouMean(written: string, words: readonly string[]) {
  const nearest = nearestWord(written, words);
  return nearest ? `Did you mean "${nearest}"?` : "";
}

function bare(word: string) {
  return word.toLowerCase().replaceAll(/[-_ ]/g, "");
}

// In a short word one wrong letter is much; two swapped letters count as two.
function allowance({ length }: string) {
  if (length < 2) return 0;
  return length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
}
