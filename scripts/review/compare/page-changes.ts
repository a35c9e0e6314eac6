import { alignedLists, likenessOf } from "#scripts/review/edits/aligned-lists.ts";
import type { Unit } from "#scripts/review/compare/read-page.ts";

/** What became of something that a page holds; one side is empty where it was added or removed. */
export type PageChange = Pick<Unit, "kind" | "part"> & {
  change: "added" | "removed" | "changed" | "moved";
  before: string;
  after: string;
  /** It on the page as it was, and as it is now. */
  old?: Unit;
  now?: Unit;
};

/** What is different between two states of a page, in the order of the page as it is now. */
export function pageChanges(before: Unit[], after: Unit[]): PageChange[] {
  const [olds, nows] = [before, after].map((all) => all.filter(({ isRead }) => !isRead));
  const aligned = alignedLists(olds ?? [], nows ?? [], unitKey, likenessOfUnits);
  const changes = aligned.flatMap(({ before: old, after: now, isMoved }): PageChange[] => {
    const unit = now ?? old;
    if (!unit || (old && now && !isMoved && unitKey(old) === unitKey(now))) return [];
    const { kind, part } = unit;
    const change = isMoved ? "moved" : !old ? "added" : !now ? "removed" : "changed";
    const sides = { before: old?.words ?? "", after: now?.words ?? "", old, now };
    return [{ change, kind, part, ...sides }];
  });
  return changes.filter((one) => {
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

// A link, a picture or a short text in the place of another is that one, changed.
function likenessOfUnits(one: Unit, other: Unit) {
  if (one.kind !== other.kind) return 0;
  const isShort = Math.max(one.words.length, other.words.length) < 30;
  const isInPlace =
    !/text|island/.test(one.kind) ||
    (isShort && one.part === other.part && one.heading === other.heading);
  const [words, others] = [one.words.split(" "), new Set(other.words.split(" "))];
  const shared = isInPlace ? words.filter((word) => others.has(word)).length / words.length : 0;
  return likenessOf(one.words, other.words) + (isInPlace ? 0.1 + shared : 0);
}
