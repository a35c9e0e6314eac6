import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";

/** Warns where visitors still see something of a program that is a draft. */
export function hiddenPrograms(entries: Entry[]): Problem[] {
  const drafts = new Set(
    entriesOf(entries, "programs")
      .filter(isDraft)
      .map(({ id }) => id),
  );
  if (drafts.size === 0) return [];
  return entries
    .filter((entry) => !isDraft(entry))
    .flatMap(({ schema, value, path, places, file }) => {
      const problems: Problem[] = [];
      walkFields(schema, value, (field, written, inner) => {
        if (fieldNotes(field).reference !== "program" || !drafts.has(String(written))) return;
        const full = [...path, ...inner];
        problems.push({
          file,
          ...places.value(full),
          field: full.join("."),
          says: `The program ${String(written)} is a draft, and visitors still read about it here.`,
          expected: "",
          fix: "Name another program, or take draft: true out of that one.",
          severity: "warning",
        });
      });
      return problems;
    });
}
