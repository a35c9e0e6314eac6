import { keyOf } from "#app/content/item-key.ts";
import { hasFields, wordsWithin } from "#app/content/walk-fields.ts";

// Changed items are only searched within this distance.
const nearby = 20;

/** The words that identify an item of a list: its key, or all that it says if it has none. */
export function itemName(item: unknown, key: string | undefined): string {
  return keyOf(item, key) || partsOf(item).toSorted().join("\n");
}

/**
 * The index of the old item for each item of a list: the same item, else a nearby one that shares half
 * of its fields or words, and if `byPlace`, else a text at the same place.
 */
export function pairedItems(
  before: unknown[],
  after: unknown[],
  key: string | undefined,
  byPlace = false,
): (number | undefined)[] {
  const named = new Map<string, number[]>();
  for (const [at, item] of before.entries()) {
    const name = itemName(item, key);
    const same = named.get(name);
    if (same) same.push(at);
    else named.set(name, [at]);
  }
  const same = after.map((item) => named.get(itemName(item, key))?.shift());
  const taken = new Set(same);
  const take = (places: number[], isOld: (at: number) => boolean) => {
    const old = places.find((at) => at in before && !taken.has(at) && isOld(at));
    taken.add(old);
    return old;
  };
  return same
    .map((old, at) => old ?? take(around(at), (place) => isAlike(before[place], after[at])))
    .map((old, at) => old ?? take([at], () => byPlace && !hasFields(after[at])));
}

// The places near a place, itself first.
function around(at: number) {
  return [at, ...Array.from({ length: 2 * nearby + 1 }, (_, step) => at + step - nearby)];
}

function isAlike(left: unknown, right: unknown) {
  return [partsOf, wordsOf].some((listOf) => {
    const [parts, others] = [new Set(listOf(left)), listOf(right)];
    const shared = others.filter((part) => parts.has(part)).length;
    return shared > 0 && 2 * shared >= Math.max(parts.size, others.length);
  });
}

function partsOf(item: unknown) {
  if (!hasFields(item)) return [wordsWithin(item).trim()];
  return Object.entries(item).map(([name, value]) => `${name} ${wordsWithin(value)}`.trim());
}

function wordsOf(item: unknown) {
  return wordsWithin(item).split(/\s+/);
}
