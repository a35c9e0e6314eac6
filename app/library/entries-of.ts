import type { Entry } from "#app/library/entry.ts";

const grouped = new WeakMap<readonly Entry[], ReadonlyMap<string, Entry[]>>();

/** The entries of one collection, in their order; each list is grouped once for all checks. */
export function entriesOf(entries: readonly Entry[], collection: string): readonly Entry[] {
  const known = grouped.get(entries) ?? byCollection(entries);
  grouped.set(entries, known);
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
