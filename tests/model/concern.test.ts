import type { z } from "zod";
import { expect, it } from "vitest";
import { kinds } from "#app/content/kinds.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";

it.each(kinds.map(({ path, schema }) => [path, schema] as const))(
  "each field of %s has a concern",
  (path, schema) => expect(silentFields(schema, path, false)).toEqual([]),
);

function silentFields(schema: z.ZodType, place: string, isInherited: boolean): string[] {
  const hasConcern = isInherited || fieldNotes(schema).concern !== undefined;
  const inside = [0, ...fieldNames(schema)].flatMap((step) => {
    const field = schemaAt(schema, [step]);
    return field ? [{ step, field }] : [];
  });
  if (inside.length === 0) return hasConcern ? [] : [place];
  return inside.flatMap(({ step, field }) => silentFields(field, `${place}.${step}`, hasConcern));
}
