import { diffArrays } from "diff";
import { alignedLists, likenessOf } from "#scripts/review/edits/aligned-lists.ts";

/** A part of two texts side by side: in both, only in the one before, or only in the one after. */
export type Part = { text: string; side?: "before" | "after" };

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences in which two texts differ, word by word, or character by character. */
export function markedWords(before: string, after: string, by: "words" | "characters"): Part[] {
  if (before === "" || after === "")
    return [{ text: before + after, side: before === "" ? "after" : "before" }];
  if (by === "characters") return partsOf([...before], [...after], "");
  const split = (text: string) =>
    [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
  const [old, now] = [split(before), split(after)];
  // A lone sentence or value is the other one, changed, however little is left of it.
  if (old.length === 1 && now.length === 1)
    return partsOf(before.split(/\s+/), after.split(/\s+/), " ");
  const pairs = alignedLists(old, now, (one) => one, likenessOf);
  const told = pairs.filter((pair) => pair.before !== pair.after || pair.isMoved);
  const words = (text = "") => (text === "" ? [] : text.split(/\s+/));
  return told.flatMap((pair) => partsOf(words(pair.before), words(pair.after), " "));
}

function partsOf(before: string[], after: string[], between: string): Part[] {
  return diffArrays(before, after)
    .map(({ value, added, removed }): Part => {
      const side = added ? "after" : removed ? "before" : undefined;
      return { text: value.join(between) + between, ...(side && { side }) };
    })
    .filter(({ text }) => text.trim() !== "");
}

const scripts = [
  "Cyrillic",
  "Greek",
  "Armenian",
  "Cherokee",
  "Arabic",
  "Hebrew",
  "Devanagari",
  "Han",
];

/** What in a text only looks like the letters and digits that readers know, named. */
export function foreignSigns(text: string): string {
  const odd = [...new Set(text)].filter((sign) =>
    /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|(?![0-9])\p{Nd}|[\uFF01-\uFF5E]|\p{Cf}/u.test(
      sign,
    ),
  );
  const named = odd.slice(0, 8).map((sign) => {
    const script = scripts.find((one) => new RegExp(`\\p{Script=${one}}`, "u").test(sign));
    const code = `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
    return /\p{Cf}/u.test(sign) ? `an invisible ${code}` : `${sign} (${script ?? code})`;
  });
  return named.length > 0 ? `It has signs of another script: ${named.join(", ")}.` : "";
}
