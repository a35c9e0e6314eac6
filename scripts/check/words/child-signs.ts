import table from "./lists/child-signs.txt?raw";
import { kenyanPlaces } from "#scripts/check/words/kenyan-lists.ts";
import { anyOf, patternList } from "#scripts/check/words/pattern-list.ts";

const { groups } = patternList(table, { place: anyOf(kenyanPlaces) });

/** The signs of a child or an adult, by the name of their group: an example, and what they look like. */
export const childSigns = new Map(
  [...groups].map(([name, rows]) => [
    name,
    rows.map(([example, looks]) => ({ example, looks: new RegExp(looks, "gu") })),
  ]),
);

/** What the signs of a group find in a text; that of the first sign comes first, wherever it stands. */
export function signsIn(group: string, text: string): string[] {
  return signsOf(group).flatMap(({ looks }) => text.match(looks) ?? []);
}

/** True where a sign of a group is in a text. */
export function hasSign(group: string, text: string) {
  return signsOf(group).some(({ looks }) => text.search(looks) >= 0);
}

function signsOf(group: string) {
  const found = childSigns.get(group);
  if (!found) throw new TypeError(`child-signs.txt has no group ${group}.`);
  return found;
}
