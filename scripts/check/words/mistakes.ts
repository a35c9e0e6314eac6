import table from "./lists/mistakes.txt?raw";
import { patternList } from "#scripts/check/words/pattern-list.ts";

/** The advice to put quotes round a text in a file of fields. */
export const quotes =
  'Put straight quotes round the whole text and use curly ones (“ ”) inside it: title: "…"';

const { groups } = patternList(table, {
  found: "{found}",
  first: "{first}",
  quotes,
});

/** The patterns of the mistakes in some place, each with what to write instead. */
export function mistakesIn(place: string) {
  const rows = [...groups].find(([name]) => name.startsWith(place))?.[1];
  if (!rows) throw new TypeError(`mistakes.txt has no mistakes ${place}.`);
  return rows.map(([looks, words]) => [new RegExp(looks, "mu"), words] as const);
}
