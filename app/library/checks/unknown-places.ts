import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import { didYouMean } from "#app/model/nearest-word.ts";

const placeholder = /(?<!\{)\{(\w+)\}(?!\})/g;

/** Reports {names} that nothing fills in, that is, all but those in the field's description. */
export function unknownPlaces({ file, schema, value, places, path }: Entry): Problem[] {
  const problems: Problem[] = [];
  walkFields(schema, value, (field, written, inner) => {
    if (typeof written !== "string" || !written.includes("{")) return;
    const known = namesIn(fieldNotes(field).description ?? "");
    if (known.length === 0) return;
    for (const name of namesIn(written)) {
      if (known.includes(name)) continue;
      const full = [...path, ...inner];
      problems.push({
        file,
        ...places.words(full, `{${name}}`),
        field: full.join("."),
        says: `Nothing is filled in for {${name}} here.`,
        expected: `There is: ${known.map((one) => `{${one}}`).join(", ")}.`,
        fix: didYouMean(name, known),
      });
    }
  });
  return problems;
}

function namesIn(text: string) {
  return [...text.matchAll(placeholder)].map(([, name = ""]) => name);
}
