import names from "./kenyan-names.txt?raw";
import { wordList } from "#app/library/words/spelling/word-list.ts";

/** Common names of people in Kenya, with straight apostrophes. */
export const kenyanNames = wordList(names);
