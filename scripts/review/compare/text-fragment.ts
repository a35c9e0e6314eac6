import type { Unit } from "#scripts/review/compare/read-page.ts";

// What is longer is named by its first words and its last, which are few.
const shortest = 50;
const wordsAtMost = 12;
// A page is asked for each of its changes.
const known = new WeakMap<Unit[], { texts: Unit[]; page: string }>();
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * What lets a browser mark some words of a page at the end of its address, such as #:~:text=first,last; empty where
 * it would mark others, or nothing, because they are on no screen.
 */
export function textFragment(units: Unit[], unit: Unit, words: string): string {
  const { texts, page } = pageOf(units);
  const at = texts.indexOf(unit);
  if (at < 0 || unit.isHidden || unit.part === "head" || words === "") return "";
  const before = texts.slice(0, at).reduce((sum, one) => sum + one.words.length + 1, 0);
  const start = before + plain(unit.words).indexOf(plain(words));
  const end = start + words.length;
  const all = words.split(" ");
  const isTarget = ([prefix, first, last]: [string, string, string]) => {
    const found = placeOf(page, [prefix, first], 0);
    if (found !== start) return false;
    return last === ""
      ? first.length === words.length
      : placeOf(page, [last], start + first.length) === end - last.length;
  };
  const [fewest, most] = words.length > shortest ? [3, wordsAtMost] : [all.length, all.length];
  const prefixes = ["", ...wordsBefore(texts, at, unit.words.slice(0, start - before))];
  for (const prefix of prefixes)
    for (let count = Math.min(fewest, all.length); count <= most; count += 1) {
      const isWhole = 2 * count >= all.length;
      const [first, last] = isWhole
        ? [words, ""]
        : [all.slice(0, count).join(" "), all.slice(-count).join(" ")];
      if (isTarget([plain(prefix), plain(first), plain(last)]))
        return `#:~:text=${[prefix && `${encoded(prefix)}-`, encoded(first), encoded(last)].filter(Boolean).join(",")}`;
      if (isWhole) break;
    }
  return "";
}

function pageOf(units: Unit[]) {
  const before = known.get(units);
  if (before) return before;
  const texts = units.filter(({ kind }) => kind === "text");
  const page = { texts, page: plain(texts.map(({ words }) => words).join(" ")) };
  known.set(units, page);
  return page;
}

/** The first sentence that a text has and another one has not; the whole text where each is in both. */
export function newSentence(text: string, other: string): string {
  const split = (one: string) => [...sentences.segment(one)].map(({ segment }) => segment.trim());
  const known = new Set(split(other));
  return split(text).find((one) => one !== "" && !known.has(one)) ?? text;
}

// Where words follow each other first, whole, as browsers look for them.
function placeOf(page: string, parts: string[], from: number) {
  const words = parts.filter(Boolean).join(" ");
  const last = parts.at(-1) ?? "";
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(page.slice(Math.max(at, 0), at + 1));
  let at = page.indexOf(words, from);
  while (at >= 0 && (isLetter(at - 1) || isLetter(at + words.length)))
    at = page.indexOf(words, at + 1);
  return at < 0 ? -1 : at + words.length - last.length;
}

// One, two and four of the words before, from the text itself or else the one above, where a screen shows that.
function wordsBefore(texts: Unit[], at: number, own: string) {
  const above = texts[at - 1];
  const text = own.trim() || (above && !above.isHidden ? above.words : "");
  return text === "" ? [] : [1, 2, 4].map((count) => text.split(" ").slice(-count).join(" "));
}

function plain(text: string) {
  return text.toLowerCase();
}

function encoded(text: string) {
  return encodeURIComponent(text).replaceAll(
    /[-'()!*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
