import type { z } from "zod";
import type { Kind } from "#app/content/kinds.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { exampleOf } from "#scripts/generate/example-of.ts";

/** The fields of an entry and their values. */
export type Value = Record<string, unknown>;

/** What a new entry has to fit in with: the ids that each kind has already, and the day where it is known. */
export type DraftSurroundings = { ids: (kind: string) => string[]; today?: string };

/** What names an entry, the first of which it has. */
export const namingFields = ["title", "name", "type", "label", "caption"];

const collections: Record<string, string> = {
  stat: "stats",
  post: "posts",
  program: "programs",
  category: "categories",
};

/** An entry with this name; everything else that it needs is an example to write over. */
export function draftValue(kind: Kind, name: string, { ids, today }: DraftSurroundings): Value {
  const names = fieldNames(kind.schema);
  const value = exampleOf(kind.schema) as Value;
  const naming = namingFields.find((field) => names.includes(field));
  if (naming) value[naming] = name;
  for (const field of Object.keys(value)) {
    const { reference, format } = notesOf(schemaAt(kind.schema, [field]) as z.ZodType);
    const target = reference && ids(collections[reference] ?? "")[0];
    if (target) value[field] = Array.isArray(value[field]) ? [target] : target;
    if (format === "date" && today) value[field] = today;
  }
  // What is an example does not pass for the truth.
  for (const mark of ["sample", "draft"]) if (names.includes(mark)) value[mark] = true;
  const hasId = kind.form === "folder" || names.includes("id");
  return { ...value, ...(hasId && { id: freeId(name, ids(kind.name)) }) };
}

function notesOf(schema: z.ZodType) {
  const element = schemaAt(schema, [0]);
  const { reference = element && fieldNotes(element).reference } = fieldNotes(schema);
  const { format } = schema as { format?: string };
  return { reference, format };
}

// ASCII letters, digits and hyphens, of which an address is made.
function freeId(name: string, taken: string[]) {
  const bare = name.normalize("NFKD").replaceAll(/\p{M}|['’]/gu, "");
  const slug = (bare.toLowerCase().match(/[a-z0-9]+/g) ?? ["new"]).join("-");
  // A long one ends with a whole word, where it has several.
  const first = /^.{1,60}(?=-|$)/.exec(slug)?.[0] ?? slug.slice(0, 60);
  let id = first;
  for (let number = 2; taken.includes(id); number += 1) id = `${first}-${number}`;
  return id;
}
