import type { SiteText } from "#scripts/check/texts.ts";
import { isEnglish } from "#scripts/check/words/dictionary.ts";
import { stemsOf } from "#scripts/check/words/facts/stems.ts";
import { kenyanNames, kenyanPlaces } from "#scripts/check/words/kenyan-lists.ts";
import { matchesOf, proseOf } from "#scripts/check/words/prose-of.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";

type Found = { index: number; length: number };

/** Where a text has one of these names. */
export function foundNames(text: SiteText, names: string[]): Found[] {
  const prose = folded(proseOf(text));
  return names.toReversed().flatMap((name) => {
    const plain = folded(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    // What begins like a sentence is a name in quotation marks alone.
    const start = /^(?:The|A|An|Our|We|What|How|Your|You) /.test(name) ? '[“"‘]' : "";
    const pattern = new RegExp(`(?<!\\p{L})${start}${plain}(?!\\p{L})`, "gu");
    return matchesOf(prose, pattern).map(placeOfMatch);
  });
}

/** Where a text has words of a role, such as that of a head teacher. */
export function foundRoles(text: SiteText, role: string[]): Found[] {
  const words = matchesOf(folded(proseOf(text)), /\p{L}{3,}/gu);
  return words
    .filter(([word]) => stemsOf(word).some((stem) => role.includes(stem)))
    .map(placeOfMatch);
}

function placeOfMatch({ 0: { length }, index }: RegExpExecArray): Found {
  return { index, length };
}

// A text of the same length as people write it who have no ũ and no ‑ on their keyboard.
function folded(text: string) {
  const plain = text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD").charAt(0));
  return plain.replaceAll("\u2011", "-").replaceAll("’", "'");
}

/** The names that go with an entry: its own, and those of people in its texts. */
export function namesOfEntry({ values }: Edit) {
  const texts = values.filter(({ field }) => field !== "").map(({ before }) => before);
  const isPerson = (name: string) => name.split(" ").some((word) => kenyanNames.has(word));
  const own = values.flatMap(({ field, before }) =>
    /^(?:name|title)$/.test(field) ? namesOf(before, field) : [],
  );
  return [...new Set([...own, ...namesIn(texts.join("\n")).filter(isPerson)])];
}

/** A field that is a name, with the parts of it that say the same alone. */
export function namesOf(text: string, field: string, after = "") {
  const parts = /(?:place|location)$/.test(field) ? text.split(", ") : [];
  const all = [text, ...parts, ...(/name$/.test(field) ? ownNames(text) : [])];
  return all.filter((name) => isTelling(name) && !after.includes(name));
}

// A name of one plain word stands in many sentences that mean something else.
function isTelling(name: string) {
  const isKnown = kenyanNames.has(name) || kenyanPlaces.has(name);
  return /^\p{Lu}.{3}/u.test(name) && (/\s/.test(name) || isKnown || !isEnglish(name));
}

function ownNames(name: string) {
  return name.split(" ").filter((word) => /^\p{Lu}\p{Ll}{3}/u.test(word) && isTelling(word));
}

/** Names inside sentences, in whose place there are other names now. */
export function replacedNames(before: string, after: string) {
  const gone = namesIn(before).filter((name) => !after.includes(name));
  const isReplaced = namesIn(after).some((name) => !before.includes(name));
  return isReplaced ? gone.flatMap((name) => [name, ...ownNames(name)]) : [];
}

// The first word of a sentence has a capital letter in any case.
function namesIn(text: string) {
  const pattern = /\p{Lu}[\p{L}’‑-]*\p{Ll}(?: (?:wa )?\p{Lu}[\p{L}’‑-]*)*/gu;
  return [...text.matchAll(pattern)].flatMap(({ 0: name, index }) => {
    const [first = "", ...rest] = name.split(" ");
    const isFirst = /(?:^|[.!?\n]\s*)$/.test(text.slice(0, index)) && !kenyanNames.has(first);
    const own = isFirst ? rest.join(" ") : name;
    return own.length > 3 ? own : [];
  });
}
