import { keyOf } from "#app/content/item-key.ts";
import { hasFields, wordsWithin } from "#app/content/walk-fields.ts";

// Changed items are only searched within this distance, among those that have no partner.
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
  const olds = after.map((item) => named.get(itemName(item, key))?.shift());
  const left = [...named.values()].flat().toSorted((one, other) => one - other);
  const taken = new Set(olds);
  const fresh = [...olds.keys()].filter((at) => olds[at] === undefined);
  const take = (at: number, places: number[], isOld: (old: number) => boolean) => {
    const old = places.find((place) => !taken.has(place) && isOld(place));
    taken.add(old);
    olds[at] ??= old;
  };
  for (const [place, at] of fresh.entries())
    take(
      at,
      around(place).flatMap((near) => left[near] ?? []),
      (old) => isAlike(before[old], after[at]),
    );
  for (const at of byPlace ? fresh : [])
    if (olds[at] === undefined && at in before) take(at, [at], () => !hasFields(after[at]));
  return olds;
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
