import { firstDay, isShown } from "#app/library/days/public-days.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";

/** Warns where visitors see something of a program that is a draft, or not public yet. */
export function hiddenPrograms(entries: Entry[], day: string): Problem[] {
  const audience = { day, drafts: false };
  const hidden = new Map(
    entriesOf(entries, "programs")
      .filter((entry) => !isShown(entry, audience))
      .map((entry) => [entry.id, stateOf(entry)]),
  );
  if (hidden.size === 0) return [];
  return entries
    .filter((entry) => isShown(entry, audience))
    .flatMap(({ schema, value, path, places, file }) => {
      const problems: Problem[] = [];
      walkFields(schema, value, (field, written, inner) => {
        const words = hidden.get(String(written));
        if (fieldNotes(field).reference !== "program" || !words) return;
        const full = [...path, ...inner];
        problems.push({
          file,
          ...places.value(full),
          field: full.join("."),
          says: `The program ${String(written)} ${words.state}, and visitors read about it here.`,
          expected: "",
          fix: `Name another program, or take ${words.line} out of that one.`,
          severity: "warning",
        });
      });
      return problems;
    });
}

function stateOf(program: Entry) {
  const first = firstDay(program);
  if (isDraft(program) || !first) return { state: "is a draft", line: "draft: true" };
  return { state: `becomes public on ${first}`, line: `publishOn: ${first}` };
}
