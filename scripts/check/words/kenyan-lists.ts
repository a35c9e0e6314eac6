import names from "./lists/kenyan-names.txt?raw";
import places from "./lists/kenyan-places.txt?raw";
import words from "./lists/kenyan-words.txt?raw";

/** Common first and family names in Kenya, with straight apostrophes. */
export const kenyanNames = wordList(names);
/** Counties, towns and quarters of Kenya. */
export const kenyanPlaces = wordList(places);
/** Kenyan peoples, food and everyday words that are used in English sentences. */
export const kenyanWords = wordList(words);

// One word per line; the first line is a comment.
function wordList(text: string): ReadonlySet<string> {
  const lines = text.split(/\r?\n/).filter((line) => !line.startsWith("#"));
  return new Set(lines.map((line) => line.trim().replaceAll("’", "'")).filter(Boolean));
}
