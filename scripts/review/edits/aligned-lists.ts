import { diffArrays } from "diff";

// Further away from its old place nobody looks for a changed item.
const nearby = 20;
// Of lists that differ in more, nobody asks what moved.
const editsAtMost = 500;

/** Two items that belong together, or one that came or went; `isMoved` where others have passed it. */
export type Aligned<Item> = { before?: Item; after?: Item; isMoved?: boolean };

/**
 * Puts the items of two states of a list side by side: those of one name, then those nearby of which
 * half of the words are the same. What went comes last.
 */
export function alignedLists<Item>(
  before: Item[],
  after: Item[],
  nameOf: (item: Item) => string,
  wordsOf: (item: Item) => string,
): Aligned<Item>[] {
  type Old = { item: Item; name: string; at: number };
  const left = before.map((item, at): Old => ({ item, name: nameOf(item), at }));
  const take = (isSought: (one: Old) => boolean) => {
    const at = left.findIndex(isSought);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const named = after.map((item, at) => {
    const name = nameOf(item);
    return { item, at, old: take((one) => one.name === name) };
  });
  const rows = named.map(({ item, at, old }) => {
    const isChanged = (one: Old) =>
      Math.abs(one.at - at) <= nearby && isAlike(wordsOf(one.item), wordsOf(item));
    return { after: item, old: old ?? take(isChanged) };
  });
  const places = rows.flatMap(({ old }) => old?.at ?? []);
  const sorted = places.toSorted((one, other) => one - other);
  const parts = diffArrays(sorted, places, { maxEditLength: editsAtMost }) ?? [];
  const moved = new Set(parts.filter(({ added }) => added).flatMap(({ value }) => value));
  return [
    ...rows.map((row) => {
      return { after: row.after, before: row.old?.item, isMoved: moved.has(row.old?.at ?? -1) };
    }),
    ...left.map(({ item }) => ({ before: item })),
  ];
}

function isAlike(one: string, other: string) {
  const [words, others] = [new Set(one.split(/\s+/)), other.split(/\s+/)];
  const shared = others.filter((word) => words.has(word)).length;
  return 2 * shared >= Math.max(words.size, others.length);
}
