import type { Unit } from "#scripts/review/pages/read-page.ts";

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * What lets a browser mark some words of a page at the end of its address, such as #:~:text=first,last; empty where
 * it would mark others, or nothing, because they are on no screen.
 */
export function textFragment(units: Unit[], unit: Unit, words: string): string {
  if (unit.isHidden || unit.kind !== "text" || words === "") return "";
  const texts = units.filter(({ kind }) => kind === "text");
  const page = texts.map((one) => one.words.toLowerCase()).join(" ");
  const above = texts
    .slice(0, texts.indexOf(unit))
    .reduce((sum, one) => sum + one.words.length + 1, 0);
  const at = above + unit.words.indexOf(words);
  const all = words.split(" ");
  const before = page.slice(Math.max(0, at - 80), at).trim();
  const prefix = before.split(" ").slice(-4).join(" ");
  for (const lead of ["", prefix])
    for (const count of [4, 8, 12]) {
      const isWhole = all.length <= 2 * count;
      const first = isWhole ? words : all.slice(0, count).join(" ");
      const last = isWhole ? "" : all.slice(-count).join(" ");
      // A browser marks what it finds first.
      const start = lead === "" ? at : at - lead.length - 1;
      const isFirst = page.indexOf(`${lead} ${first}`.trim().toLowerCase()) === start;
      const end = page.indexOf(last.toLowerCase(), at + first.length);
      const isLast = last === "" || end === at + words.length - last.length;
      if (isFirst && isLast)
        return `#:~:text=${[lead && `${encoded(lead)}-`, encoded(first), encoded(last)].filter(Boolean).join(",")}`;
    }
  return "";
}

/** The first sentence that a text has and another one has not; the whole text where each is in both. */
export function newSentence(text: string, other: string): string {
  const split = (one: string) => [...sentences.segment(one)].map(({ segment }) => segment.trim());
  const known = new Set(split(other));
  return split(text).find((one) => one !== "" && !known.has(one)) ?? text;
}

function encoded(text: string) {
  return encodeURIComponent(text).replaceAll(
    /[-'()!*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
