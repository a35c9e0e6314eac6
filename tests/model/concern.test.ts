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
  const item = schemaAt(schema, [0]);
  if (item) return silentFields(item, `${place}[]`, hasConcern);
  const names = fieldNames(schema);
  if (names.length === 0) return hasConcern ? [] : [place];
  return names.flatMap((name) => {
    const field = schemaAt(schema, [name]);
    return field ? silentFields(field, `${place}.${name}`, hasConcern) : [];
  });
}
