import type { z } from "zod";
import { kinds } from "#app/content/kinds.ts";
import { fieldNames, schemaAt } from "#app/content/walk-fields.ts";

/** A list of the model: its schema, that of its items, and the names of their fields. */
type ModelList = { path: string; list: z.ZodType; item: z.ZodType; names: string[] };

/** Every list of the model, inside others too. */
export const modelLists = kinds.flatMap(({ name, fileSchema }) => listsIn(fileSchema, name));

function listsIn(schema: z.ZodType, path: string): ModelList[] {
  const item = schemaAt(schema, [0]);
  const inner = fieldNames(item ?? schema).flatMap((name) => {
    const field = schemaAt(item ?? schema, [name]);
    return field ? listsIn(field, `${path}.${name}`) : [];
  });
  return item ? [{ path, list: schema, item, names: fieldNames(item) }, ...inner] : inner;
}
