import { diffArrays } from "diff";
import { alignedLists } from "#scripts/review/edits/aligned-lists.ts";

/** A part of two texts side by side: in both, or in one of them. */
export type Part = { text: string; side?: "before" | "after" };

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
  const itself = (sentence: string) => sentence;
  return alignedLists(old, now, itself, itself)
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
