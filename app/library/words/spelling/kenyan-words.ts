import places from "./kenyan-places.txt?raw";
import words from "./kenyan-words.txt?raw";
import { wordList } from "#app/library/words/spelling/word-list.ts";

/** Counties and towns of Kenya and parts of Nairobi. */
export const kenyanPlaces = wordList(places);

/** Kenyan names of places and peoples, and words of Swahili that are used in English sentences. */
export const kenyanWords: ReadonlySet<string> = new Set([...kenyanPlaces, ...wordList(words)]);
