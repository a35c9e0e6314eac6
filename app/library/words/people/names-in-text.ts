import { kenyanNames } from "#app/library/words/spelling/kenyan-names.ts";
import { kenyanPlaces, kenyanWords } from "#app/library/words/spelling/kenyan-words.ts";

/** A name with a capital letter, as the source of a pattern. */
export const capital = "\\p{Lu}[\\p{L}\\p{M}’']+";
/** What in a row of capital words tells that it is no person. */
export const institution =
  /(?:^| )(?:School|Academy|College|University|Cent(?:er|re)|Church|Mosque|Hospital|Clinic|Community|Foundation|Trust|Fund|Society|Group|Project|Programs?|Street|Road|Avenue|County|Day|Act|Primary|Secondary|High|Girls|Boys)(?:$|['’ ])/;
/** A word that begins a sentence, or stands before a name, and is none itself. */
export const opening =
  /^(?:In|At|The|From|Our|Since|On|For|With|After|Before|By|And|But|When|While|To|Of|As|If|This|Then|Today|Now|Last|Every|Her|His|She|He|They|We|Our|Ask|Call|Visit|Thank|Dear|Mr|Mrs|Ms|Miss|Dr|Madam|Teacher|Chief|Mama|Sister|Brother|Aunt|Uncle)$/;

const inARow = new RegExp(
  `(?<![\\p{L}\\p{N}])${capital}(?: (?:wa |ole |bin |binti )?${capital})*`,
  "gu",
);

/** The rows of capital words of a text that are no institution. */
export function capitalRows(text: string): string[] {
  return [...text.matchAll(inARow)].map(([row]) => row).filter((row) => !institution.test(row));
}

/** True for a word in the list of names. */
export function isListed(word: string) {
  return kenyanNames.has(bare(word));
}

/** True for a word in the list of places. */
export function isPlace(word: string) {
  return kenyanPlaces.has(bare(word));
}

/** True for a word that may be a name although no list has it: no place, people or common word. */
export function mayBeName(word: string) {
  return isListed(word) || !(kenyanWords.has(bare(word)) || opening.test(word));
}

function bare(word: string) {
  return word
    .replaceAll("’", "'")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")
    .replace(/'s$/, "");
}
