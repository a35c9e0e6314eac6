import table from "./lists/child-signs.txt?raw";
import { kenyanPlaces } from "#scripts/check/words/kenyan-lists.ts";
import { anyOf, patternList } from "#scripts/check/words/pattern-list.ts";

const { groups } = patternList(table, { place: anyOf(kenyanPlaces) });

/** The patterns that point to a child or an adult, by group, each with an example. */
export const childSigns = new Map(
  [...groups].map(([name, rows]) => [
    name,
    rows.map(([example, looks]) => ({ example, looks: new RegExp(looks, "gu") })),
  ]),
);

/** The matches of a group in a text, in the order of its patterns. */
export function signsIn(group: string, text: string): string[] {
  return signsOf(group).flatMap(({ looks }) => text.match(looks) ?? []);
}

/** True if a pattern of a group matches a text. */
export function hasSign(group: string, text: string) {
  return signsOf(group).some(({ looks }) => text.search(looks) >= 0);
}

function signsOf(group: string) {
  const patterns = childSigns.get(group);
  if (!patterns) throw new TypeError(`child-signs.txt has no group ${group}.`);
  return patterns;
}
