import { diffArrays } from "diff";
import { hasFields } from "#app/content/walk-fields.ts";
import { wordsWithin } from "#scripts/review/edits/written-values.ts";

// Changed items are only searched within this distance.
const nearby = 20;
// In lists with more differences, moves are not searched.
const editsAtMost = 500;

/** An item before and after, or only one of them if it was added or deleted. */
export type Aligned<Item> = { before?: Item; after?: Item; isMoved?: boolean };

/**
 * Pairs the items of two states of a list: first by name, then nearby items that share half of
 * their fields or words. Deleted items come last.
 */
export function alignedLists<Item>(
  before: Item[],
  after: Item[],
  nameOf: (item: Item) => string,
  valueOf: (item: Item) => unknown,
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
      Math.abs(candidate.at - at) <= nearby && isAlike(valueOf(candidate.item), valueOf(item));
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

function isAlike(left: unknown, right: unknown) {
  return [fieldsOf, wordsOf].some((partsOf) => {
    const [parts, others] = [new Set(partsOf(left)), partsOf(right)];
    const shared = others.filter((part) => parts.has(part)).length;
    return shared > 0 && 2 * shared >= Math.max(parts.size, others.length);
  });
}

function fieldsOf(value: unknown) {
  return hasFields(value) ? Object.values(value).map(wordsWithin) : [];
}

function wordsOf(value: unknown) {
  return wordsWithin(value).split(/\s+/);
}
