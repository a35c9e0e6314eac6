import { diffArrays } from "diff";
import { alignedLists } from "#scripts/review/edits/aligned-lists.ts";

/** A part of two texts: in both, or only in one of them. */
export type Part = { text: string; side?: "before" | "after" };

// Texts with more differences are shown as replaced.
const editsAtMost = 500;
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The differences of two texts, by sentence and word. */
export function markedWords(before: string, after: string): Part[] {
  if (before === "" || after === "")
    return [{ text: before + after, side: before === "" ? "after" : "before" }];
  const words = (text = "") => text.split(/\s+/).filter(Boolean);
  const split = (text: string) => [...sentences.segment(text)].map(({ segment }) => segment.trim());
  const [old, now] = [split(before), split(after)];
  // A single sentence or value is always shown as a change of the other.
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
