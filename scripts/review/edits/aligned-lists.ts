import { diffArrays } from "diff";
import { pairedItems } from "#app/content/paired-items.ts";

// In lists with more differences, moves are not searched.
const editsAtMost = 500;

/** An item before and after, or only one of them if it was added or deleted. */
export type Aligned<Item> = { before?: Item; after?: Item; isMoved?: boolean };

/** The items of two states of a list, paired; deleted items come last. */
export function alignedLists<Item>(
  before: Item[],
  after: Item[],
  valueOf: (item: Item) => unknown,
  key?: string,
): Aligned<Item>[] {
  const olds = pairedItems(before.map(valueOf), after.map(valueOf), key);
  const places = olds.filter((old) => old !== undefined);
  const sorted = places.toSorted((left, right) => left - right);
  const parts = diffArrays(sorted, places, { maxEditLength: editsAtMost }) ?? [];
  const moved = new Set(parts.filter(({ added }) => added).flatMap(({ value }) => value));
  const kept = new Set(places);
  return [
    ...after.map((item, at) => {
      const old = olds[at] ?? -1;
      return { after: item, before: before[old], isMoved: moved.has(old) };
    }),
    ...before.filter((_, at) => !kept.has(at)).map((item) => ({ before: item })),
  ];
}
