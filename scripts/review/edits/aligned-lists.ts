import { diffArrays } from "diff";
import { pairedItems } from "#app/content/paired-items.ts";

// In lists with more differences, moves are not searched.
const editsAtMost = 500;

/** An item before and after, or only one of them if it was added or deleted; `shown` is the new one if there is one. */
export type Pair<Item> = { shown: Item; before?: Item; after?: Item; isMoved?: boolean };

/** The pair of two states of a value; none if neither has it. */
export function pairsOf<Item>(before?: Item, after?: Item): Pair<Item>[] {
  const shown = after ?? before;
  return shown === undefined ? [] : [{ shown, before, after }];
}

/** The items of two states of a list, paired; deleted items come last. */
export function alignedLists<Item>(
  before: Item[],
  after: Item[],
  valueOf: (item: Item) => unknown,
  key?: string,
): Pair<Item>[] {
  const olds = pairedItems(before.map(valueOf), after.map(valueOf), key);
  const places = olds.filter((old) => old !== undefined);
  const sorted = places.toSorted((left, right) => left - right);
  const parts = diffArrays(sorted, places, { maxEditLength: editsAtMost }) ?? [];
  const moved = new Set(parts.filter(({ added }) => added).flatMap(({ value }) => value));
  const kept = new Set(places);
  return [
    ...after.map((shown, at) => {
      const old = olds[at] ?? -1;
      return { shown, after: shown, before: before[old], isMoved: moved.has(old) };
    }),
    ...before.filter((_, at) => !kept.has(at)).map((shown) => ({ shown, before: shown })),
  ];
}
