import type { Entry } from "#app/library/entry.ts";

const sortedOut = new WeakMap<readonly Entry[], ReadonlyMap<string, Entry[]>>();

/**
 * The entries of a collection among these, in their order. A list is sorted out once in its life,
 * because every check asks.
 */
export function entriesOf(entries: readonly Entry[], collection: string): readonly Entry[] {
  const known = sortedOut.get(entries) ?? byCollection(entries);
  sortedOut.set(entries, known);
  return known.get(collection) ?? [];
}

function byCollection(entries: readonly Entry[]) {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const known = found.get(entry.collection);
    if (known) known.push(entry);
    else found.set(entry.collection, [entry]);
  }
  return found;
}
