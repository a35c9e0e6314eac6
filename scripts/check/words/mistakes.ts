import table from "./lists/mistakes.txt?raw";
import { patternList } from "#scripts/check/words/pattern-list.ts";

/** How a text is put into quotation marks in a file of fields. */
export const quotes =
  'Put one pair of straight quotes round all of the text, and curly ones (“ ”) inside it: title: "…"';

const { groups } = patternList(table, { found: "{found}", quotes });

/** What all mistakes look like, wherever they are. */
export const allMistakes = [...groups.values()].flat().map(([looks]) => new RegExp(looks, "mu"));

/** What the mistakes in some place look like, each with what to write instead. */
export function mistakesIn(place: string) {
  const rows = [...groups].find(([name]) => name.startsWith(place))?.[1];
  if (!rows) throw new TypeError(`mistakes.txt has no mistakes ${place}.`);
  return rows.map(([looks, words]) => [new RegExp(looks, "mu"), words] as const);
}
