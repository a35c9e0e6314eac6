type Marked = { sample?: boolean };

/**
 * The entries of a part of a page, and whether the part itself says that they are made up. It does where
 * all of them are, and then none says so again.
 */
export function markedOnce<Entry extends Marked>(entries: Entry[]) {
  const sample = entries.length > 0 && entries.every((one) => one.sample === true);
  return { sample, list: sample ? entries.map((one) => ({ ...one, sample: false })) : entries };
}
