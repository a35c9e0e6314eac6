import { problemAt } from "#app/library/checks/problem-at.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import { didYouMean } from "#app/model/nearest-word.ts";

const placeholder = /(?<!\{)\{(\w+)\}(?!\})/g;

/** Reports {names} that nothing fills in, that is, all but those in the field's description. */
export function unknownPlaces(entry: Entry): Problem[] {
  const problems: Problem[] = [];
  walkFields(entry.schema, entry.value, (field, written, inner) => {
    if (typeof written !== "string" || !written.includes("{")) return;
    const known = namesIn(fieldNotes(field).description ?? "");
    if (known.length === 0) return;
    for (const name of namesIn(written).filter((one) => !known.includes(one))) {
      const says = `Nothing is filled in for {${name}} here.`;
      const expected = `There is: ${known.map((one) => `{${one}}`).join(", ")}.`;
      const words = { says, expected, fix: didYouMean(name, known) };
      problems.push(problemAt(entry, inner, words, `{${name}}`));
    }
  });
  return problems;
}

function namesIn(text: string) {
  return [...text.matchAll(placeholder)].map(([, name = ""]) => name);
}
