import table from "./child-signs.txt?raw";
import { kenyanPlaces } from "#scripts/check/words/kenyan-lists.ts";

/** Some words that tell something of a child, and an example of them. */
type ChildSign = { looks: RegExp; example: string };

const parts = new Map([["place", anyOf([...kenyanPlaces])]]);
/** The signs of a child or an adult, by the name of their group in child-signs.txt. */
export const childSigns = new Map<string, ChildSign[]>();
let signs: ChildSign[] | undefined;
for (const line of table.split("\n").slice(1)) {
  const [, group] = /^## ([a-z ]+): /.exec(line) ?? [];
  const [, words = "", list] = /^([a-z-]+): (.+)$/.exec(line) ?? [];
  const [name = "", pattern] = line.split(" → ");
  if (group) childSigns.set(group, (signs = []));
  else if (list) parts.set(words, anyOf(list.split(", ").map(inEitherCase)));
  else if (pattern && signs)
    signs.push({ example: name, looks: new RegExp(filled(pattern), "gu") });
  else if (pattern) parts.set(name, filled(pattern));
}

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

function anyOf(words: string[]) {
  return `(?:${words.join("|")})`;
}

function inEitherCase(word: string) {
  return word.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

function filled(written: string) {
  return written.replaceAll(/\{([a-z-]{2,})\}/g, (_, name: string) => {
    const part = parts.get(name);
    if (!part) throw new TypeError(`child-signs.txt has no part ${name}.`);
    return part;
  });
}
