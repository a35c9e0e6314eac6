import { diffArrays } from "diff";
import { sentencesOf } from "#scripts/check/words/sentences.ts";
import { alignedLists } from "#scripts/review/edits/aligned-lists.ts";
import { shortened } from "#scripts/review/report/safe-words.ts";

/** A part of two texts: in both, or only in one of them; or a note of ours about them. */
export type Part = { text: string; side?: "before" | "after"; isCut?: boolean; isNote?: boolean };

// Texts with more differences are shown as replaced.
const editsAtMost = 500;
// Longer words are addresses, or made to fill the screen.
const longestWord = 80;
// As much of what did not change as shows where a change is, and the least of a change.
const [nearChanges, leastOfChange] = [80, 20];

/** The differences of two texts, by sentence and word; sentences that moved are named, and so is what no word shows. */
export function markedWords(before: string, after: string): Part[] {
  if (before === "" || after === "")
    return [{ text: before + after, side: before === "" ? "after" : "before" }];
  if (before !== after && wordsOf(before).join(" ") === wordsOf(after).join(" "))
    return [{ text: "Only spaces, line breaks or indentation differ.", isNote: true }];
  const [old, now] = [sentencesIn(before), sentencesIn(after)];
  // A single sentence or value is always shown as a change of the other.
  if (old.length === 1 && now.length === 1) return partsOf(before, after);
  return alignedLists(old, now, (sentence) => sentence)
    .filter((pair) => pair.before !== pair.after || pair.isMoved)
    .flatMap((pair) => [
      ...partsOf(pair.before, pair.after),
      ...(pair.isMoved ? [{ text: "(moved) " }] : []),
    ]);
}

/** The sentences and lines of a text. */
export function sentencesIn(text: string) {
  const sentences = text.split("\n").flatMap(sentencesOf);
  return sentences.map((sentence) => sentence.text.trim()).filter(Boolean);
}

function wordsOf(text: string) {
  return text.split(/\s+/).filter(Boolean);
}

function partsOf(before = "", after = ""): Part[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const whole = [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ];
  const parts = diffArrays(old, now, { maxEditLength: editsAtMost }) ?? whole;
  return parts.map(({ value, added, removed }) => ({
    text: `${value.join(" ")} `,
    side: added ? "after" : removed ? "before" : undefined,
  }));
}

/** The parts in at most about this many characters: long words are cut first, then the rest around the changes. */
export function shortParts(parts: Part[], most: number): Part[] {
  const cut = (part: Part, text: string) =>
    text === part.text ? part : { ...part, text, isCut: true };
  const shown = parts.map((part, at) => {
    const other = parts[part.side === "before" ? at + 1 : at - 1];
    const text = part.side && other?.side ? withoutShared(part.text, other.text) : part.text;
    return cut(part, text.replaceAll(/\S+/g, shortenedWord));
  });
  if (shown.reduce((sum, { text }) => sum + text.length, 0) <= most) return shown;
  const longest = Math.max(leastOfChange, most / parts.length);
  const short = shown
    .slice(0, most / leastOfChange)
    .map((part) =>
      cut(part, endsOf(part.text, part.side ? longest : Math.min(nearChanges, longest))),
    );
  return short.length < parts.length ? [...short, { text: "…", isCut: true }] : short;
}

// A long word that changes only at its end, without most of its beginning.
function withoutShared(text: string, other: string) {
  let start = 0;
  while (start < text.length && text[start] === other[start]) start += 1;
  return start > longestWord ? `…${text.slice(start - 20)}` : text;
}

/** A long word or address, with its host and first letters. */
export function shortenedWord(word: string) {
  return endsOf(word, longestWord);
}

// The beginning and the end of a text, where the harm often is.
function endsOf(text: string, most: number) {
  if (text.length <= most) return text;
  const end = Math.floor(most / 3);
  return `${shortened(text, most - end)}${text.slice(text.length - end)}`;
}
