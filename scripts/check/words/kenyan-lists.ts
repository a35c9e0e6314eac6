import names from "./lists/kenyan-names.txt?raw";
import places from "./lists/kenyan-places.txt?raw";
import words from "./lists/kenyan-words.txt?raw";

/** First and family names that are common in Kenya, with straight apostrophes. */
export const kenyanNames = wordList(names);
/** Counties, towns and quarters of Kenya. */
export const kenyanPlaces = wordList(places);
/** Kenyan peoples, food and words of daily life that are used in English sentences. */
export const kenyanWords = wordList(words);

// A list has one word a line, below a first line that says what it is.
function wordList(text: string): ReadonlySet<string> {
  const lines = text.split(/\r?\n/).filter((line) => !line.startsWith("#"));
  return new Set(lines.map((line) => line.trim().replaceAll("’", "'")).filter(Boolean));
}
