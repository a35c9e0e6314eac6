import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { fieldNotes, schemaAt } from "#app/library/schema-walk.ts";
import { helplineName, helplineNamed } from "#app/model/fields/quoted-figures.ts";
import { findingAt, type Passage } from "#app/library/words/passage.ts";

const name = String.raw`\s*((?:helpline:)?[\w-]+)\s*`;
const wrong = new RegExp(String.raw`(?<!\{)\{${name}\}(?!\})|\[\[${name}\]\]|\(\(${name}\)\)`, "g");
const mayBe = /\{[^{]|\[\[|\(\(/;

/**
 * Reports figures of stats.yaml and helplines in other brackets than {{…}}, which would be printed as they are.
 */
export function figuresInWrongBraces(passages: Passage[], entries: Entry[]): Problem[] {
  const figures = entriesOf(entries, "stats").map(({ id }) => id);
  const lines = entriesOf(entries, "helplines").map(({ id }) => helplineName(id));
  const ids = new Set([...figures, ...lines]);
  return passages.flatMap((passage) => {
    if (!mayBe.test(passage.words)) return [];
    const own = placesOf(passage);
    return [...passage.words.matchAll(wrong)].flatMap(({ 0: written, 1: a, 2: b, 3: c, index }) => {
      const id = a ?? b ?? c ?? "";
      if (!ids.has(id) || own.includes(`{${id}}`)) return [];
      const says = `${written} would be printed as it is.`;
      const fix = `Write {{${id}}} to show the ${helplineNamed(id) ? "number" : "figure"}.`;
      return [findingAt(passage, { index, length: written.length }, { says, fix })];
    });
  });
}

// The description of a field names the {values} that the site fills in there.
function placesOf({ entry, field }: Passage) {
  const path = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return fieldNotes(schemaAt(entry.schema, path.slice(entry.path.length))).description ?? "";
}
