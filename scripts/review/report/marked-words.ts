import { diffArrays } from "diff";
import { alignedLists, likenessOf } from "#scripts/review/edits/aligned-lists.ts";

/** A part of two texts side by side: in both, in one of them, or, where there is one text, what is old in it. */
export type Part = { text: string; side?: "before" | "after" | "old" };

// What differs in more words is another text.
const editsAtMost = 500;
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences in which two texts differ, word by word. */
export function markedWords(before: string, after: string): Part[] {
  if (before === "" || after === "")
    return [{ text: before + after, side: before === "" ? "after" : "before" }];
  const words = (text = "") => text.split(/\s+/).filter(Boolean);
  const split = (text: string) => [...sentences.segment(text)].map(({ segment }) => segment.trim());
  const [old, now] = [split(before), split(after)];
  // A lone sentence or value is the other one, changed, however little is left of it.
  if (old.length === 1 && now.length === 1) return partsOf(words(before), words(after));
  return alignedLists(old, now, (one) => one, likenessOf)
    .filter((pair) => pair.before !== pair.after || pair.isMoved)
    .flatMap((pair) => partsOf(words(pair.before), words(pair.after)));
}

function partsOf(before: string[], after: string[]): Part[] {
  const whole = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const parts = diffArrays(before, after, { maxEditLength: editsAtMost }) ?? whole;
  return parts.map(({ value, added, removed }) => ({
    text: `${value.join(" ")} `,
    side: added ? "after" : removed ? "before" : undefined,
  }));
}

const scripts = "Cyrillic Greek Armenian Cherokee Arabic Hebrew Devanagari Han".split(" ");

/** What in a text only looks like the letters and digits that readers know, named. */
export function foreignSigns(text: string): string {
  const odd =
    /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|(?![0-9])\p{Nd}|[\uFF01-\uFF5E]|\p{Cf}/gu;
  const named = [...new Set(text.match(odd))].slice(0, 8).map((sign) => {
    const script = scripts.find((one) => new RegExp(`\\p{Script=${one}}`, "u").test(sign));
    const code = `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
    return /\p{Cf}/u.test(sign) ? `an invisible ${code}` : `${sign} (${script ?? code})`;
  });
  return named.length > 0 ? `It has signs of another script: ${named.join(", ")}.` : "";
}
