import type { Entry } from "#app/library/entry.ts";

/** The entries of each collection, in their order. */
export function byCollection(entries: Entry[]): (collection: string) => Entry[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const known = found.get(entry.collection);
    if (known) known.push(entry);
    else found.set(entry.collection, [entry]);
  }
  return (collection) => found.get(collection) ?? [];
}
