import { alignedLists, likenessOf } from "#scripts/review/edits/aligned-lists.ts";
import type { Unit } from "#scripts/review/compare/read-page.ts";

/** What became of something that a page holds; one side is empty where it was added or removed. */
export type PageChange = Omit<Unit, "words" | "at" | "isRead"> & {
  change: "added" | "removed" | "changed" | "moved";
  before: string;
  after: string;
  /** Where the attributes of its element begin in the page as it is now, and as it was. */
  at?: number;
  atBefore?: number;
};

/** What is different between two states of a page, in the order of the page as it is now. */
export function pageChanges(before: Unit[], after: Unit[]): PageChange[] {
  const [olds, nows] = [before, after].map((all) => all.filter(({ isRead }) => !isRead));
  const aligned = alignedLists(olds ?? [], nows ?? [], unitKey, likenessOfUnits);
  const changes = aligned.flatMap(({ before: old, after: now, isMoved }): PageChange[] => {
    const unit = now ?? old;
    if (!unit || (old && now && !isMoved && unitKey(old) === unitKey(now))) return [];
    const { kind, part, heading } = unit;
    const change = isMoved ? "moved" : !old ? "added" : !now ? "removed" : "changed";
    const sides = { before: old?.words ?? "", after: now?.words ?? "" };
    return [{ change, kind, part, heading, ...sides, at: now?.at, atBefore: old?.at }];
  });
  const isOnlyCloth = changes.every(({ kind }) => kind === "drawing");
  return changes.filter((one) => {
    // Cloth that only moves with its words is not told.
    if (one.kind === "drawing") return isOnlyCloth || one.change !== "moved";
    // The words that an island shows once it is awake mostly stand on the page already.
    const isSame = ({ kind, before: old, after: now }: PageChange) =>
      kind !== "island" && old === one.before && now === one.after;
    return one.kind !== "island" || !changes.some(isSame);
  });
}

/** The kind and the words of something on a page, by which it is known again. */
function unitKey({ kind, words }: Pick<Unit, "kind" | "words">) {
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
