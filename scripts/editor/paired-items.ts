import { keyOf } from "#app/content/item-key.ts";
import { hasFields } from "#app/content/walk-fields.ts";
import { isSame } from "#scripts/editor/plain-values.ts";

/** True for two items of a list with the same key, or with the same value if they have no key. */
export function isOneItem(old: unknown, item: unknown, key: string | undefined): boolean {
  const [before, after] = [old, item].map((value) => keyOf(value, key));
  return before || after ? before === after : isSame(old, item);
}

/**
 * The index of the old item for each item of a list: the same item, else one that shares half of its
 * fields, else a text at the same place.
 */
export function pairedItems(before: unknown[], after: unknown[], key: string | undefined) {
  const free = new Set(before.keys());
  const olds: (number | undefined)[] = after.map(() => undefined);
  const take = (is: (old: unknown, item: unknown, isHere: boolean) => boolean) =>
    after.forEach((item, index) => {
      if (olds[index] !== undefined) return;
      const match = [index, ...free].find(
        (at) => free.has(at) && is(before[at], item, at === index),
      );
      if (match !== undefined) free.delete((olds[index] = match));
    });
  take((old, item) => isOneItem(old, item, key));
  take((old, item, isHere) => (hasFields(item) ? shareFields(old, item) : isHere));
  return olds;
}

function shareFields(old: unknown, item: Record<string, unknown>) {
  if (!hasFields(old)) return false;
  const names = [...new Set([...Object.keys(old), ...Object.keys(item)])];
  const shared = names.filter((name) => isSame(old[name], item[name]));
  return 2 * shared.length >= names.length;
}
