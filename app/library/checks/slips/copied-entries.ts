import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

const namingFields: Record<string, { field: string; what: string }> = {
  posts: { field: "title", what: "title" },
  team: { field: "name", what: "name" },
  testimonials: { field: "name", what: "name" },
};

/** Warns of posts with the same title and people with the same name, which are probably copies. */
export function copiedEntries(entries: Entry[]): Problem[] {
  const seen = new Map<string, Entry>();
  const named = Object.keys(namingFields).flatMap((name) => entriesOf(entries, name));
  return named.flatMap((entry) => {
    const { collection, value, file, path, places, isWhole } = entry;
    const naming = namingFields[collection];
    if (!naming || !isWhole) return [];
    const { field, what } = naming;
    const written = String((value as Record<string, unknown>)[field]);
    const key = `${collection} ${written.toLowerCase()}`;
    const first = seen.get(key);
    if (!first) {
      seen.set(key, entry);
      return [];
    }
    const full = [...path, field];
    const other = first.places.value([...first.path, field]);
    const problem: Problem = {
      file,
      ...places.value(full),
      field: full.join("."),
      says: `The ${what} "${written}" stands in ${first.file}:${other.line} as well.`,
      expected: "",
      fix: "If this is a copy, give it words of its own or take it away.",
      severity: "warning",
    };
    return [problem];
  });
}
