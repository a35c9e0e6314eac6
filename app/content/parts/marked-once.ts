type Marked = { sample?: boolean };

/** The entries of a section, and whether the section is marked as made up instead of each entry. */
export function markedOnce<Entry extends Marked>(entries: Entry[]) {
  const sample = entries.length > 0 && entries.every((entry) => entry.sample === true);
  return { sample, list: sample ? entries.map((entry) => ({ ...entry, sample: false })) : entries };
}

/** A section with its words and its entries; undefined without entries, which need no words. */
export function sectionOf<Words, Entry extends Marked>(words: Words | undefined, entries: Entry[]) {
  return words && entries.length > 0 ? { ...words, ...markedOnce(entries) } : undefined;
}
