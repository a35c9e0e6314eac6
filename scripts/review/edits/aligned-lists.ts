import { diffArrays } from "diff";

// Changed items are only searched within this distance.
const nearby = 20;
// In lists with more differences, moves are not searched.
const editsAtMost = 500;

/** An item before and after, or only one of them if it was added or deleted. */
export type Aligned<Item> = { before?: Item; after?: Item; isMoved?: boolean };

/**
 * Pairs the items of two states of a list: first by name, then nearby items that share half of
 * their words. Deleted items come last.
 */
export function alignedLists<Item>(
  before: Item[],
  after: Item[],
  nameOf: (item: Item) => string,
  wordsOf: (item: Item) => string,
): Aligned<Item>[] {
  type Old = { item: Item; name: string; at: number };
  const left = before.map((item, at): Old => ({ item, name: nameOf(item), at }));
  const take = (isSought: (candidate: Old) => boolean) => {
    const at = left.findIndex(isSought);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const named = after.map((item, at) => {
    const name = nameOf(item);
    return { item, at, old: take((candidate) => candidate.name === name) };
  });
  const rows = named.map(({ item, at, old }) => {
    const isChanged = (candidate: Old) =>
      Math.abs(candidate.at - at) <= nearby && isAlike(wordsOf(candidate.item), wordsOf(item));
    return { after: item, old: old ?? take(isChanged) };
  });
  const places = rows.flatMap(({ old }) => old?.at ?? []);
  const sorted = places.toSorted((left, right) => left - right);
  const parts = diffArrays(sorted, places, { maxEditLength: editsAtMost }) ?? [];
  const moved = new Set(parts.filter(({ added }) => added).flatMap(({ value }) => value));
  return [
    ...rows.map((row) => {
      return { after: row.after, before: row.old?.item, isMoved: moved.has(row.old?.at ?? -1) };
    }),
    ...left.map(({ item }) => ({ before: item })),
  ];
}

function isAlike(left: string, right: string) {
  const [words, others] = [new Set(left.split(/\s+/)), right.split(/\s+/)];
  const shared = others.filter((word) => words.has(word)).length;
  return 2 * shared >= Math.max(words.size, others.length);
}
