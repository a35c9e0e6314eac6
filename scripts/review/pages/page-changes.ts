import { alignedLists, likenessOf } from "#scripts/review/edits/aligned-lists.ts";
import type { Unit } from "#scripts/review/pages/read-page.ts";

/** What became of something that a page holds; one side is missing where it was added or removed. */
export type PageChange = {
  change: "added" | "removed" | "changed" | "moved";
  before?: Unit;
  after?: Unit;
};

/** What is different between two states of a page, in the order of the page as it is now. */
export function pageChanges(before: Unit[], after: Unit[]): PageChange[] {
  const aligned = alignedLists(before, after, keyOf, likenessOfUnits);
  const changes = aligned.flatMap(({ before: old, after: now, isMoved }): PageChange[] => {
    if (old && now && !isMoved && keyOf(old) === keyOf(now)) return [];
    const change = isMoved ? "moved" : !old ? "added" : !now ? "removed" : "changed";
    return [{ change, before: old, after: now }];
  });
  const drawings = changes.filter((change) => unitOf(change).kind === "drawing");
  // Cloth that only moves with its words is not told.
  const isDull = (one: PageChange) =>
    one.change === "moved" && drawings.includes(one) && drawings.length < changes.length;
  return changes.filter((one) => !isRepeated(one, changes) && !isDull(one));
}

// The words that an island shows once it is awake mostly stand on the page already.
function isRepeated(change: PageChange, changes: PageChange[]) {
  if (unitOf(change).kind !== "island") return false;
  const says = ({ before, after }: PageChange) => `${before?.words} ${after?.words}`;
  return changes.some(
    (one) => one !== change && says(one) === says(change) && unitOf(one).kind !== "island",
  );
}

/** What a change is told of: what is there now, or what was there. */
export function unitOf({ after, before }: PageChange): Unit {
  const unit = after ?? before;
  if (!unit) throw new Error("A change is about nothing.");
  return unit;
}

/** The kind and the words of something on a page, by which it is known again. */
export function keyOf({ kind, words }: Unit) {
  return `${kind} ${words}`;
}

// A link, a picture, a drawing or a short text in the place of another is that one, changed.
function likenessOfUnits(one: Unit, other: Unit) {
  if (one.kind !== other.kind) return 0;
  const isShort = Math.max(one.words.length, other.words.length) < 30;
  const isInPlace = !/text|island/.test(one.kind) || (isShort && one.heading === other.heading);
  const [words, others] = [one.words.split(" "), new Set(other.words.split(" "))];
  const shared = isInPlace ? words.filter((word) => others.has(word)).length / words.length : 0;
  return likenessOf(one.words, other.words) + (isInPlace ? 0.1 + shared : 0);
}
