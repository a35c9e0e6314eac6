import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";

/** Reports headings of a body that skip a level; the page's title is level one. */
export function headingOrder(passages: Passage[]): Problem[] {
  const levels = new Map<Entry, number>();
  return passages.flatMap((passage) => {
    const { depth, entry } = passage;
    if (depth === undefined) return [];
    const above = levels.get(entry);
    levels.set(entry, depth);
    const allowed = (above ?? 1) + 1;
    if (depth <= allowed) return [];
    const hashes = "#".repeat(allowed);
    const says = above
      ? `A heading with ${"#".repeat(depth)} follows one with ${"#".repeat(above)}, so a level is missing between them.`
      : `The first heading of the text has ${"#".repeat(depth)}, so a level is missing above it.`;
    const fix = `Write ${hashes} here, or add the heading with ${hashes} that is missing.`;
    return [findingAt(passage, { index: 0, length: depth }, { says, fix })];
  });
}
