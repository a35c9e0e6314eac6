import type { z } from "zod";
import { fieldNames, schemaAt } from "#app/content/walk-fields.ts";

/** A field of a kind of content. */
export type ModelField = {
  /** The names of its parents and itself. */
  path: string[];
  /** True if its parent needs it. */
  isNeeded: boolean;
  /** The field that contains it. */
  parent?: ModelField;
  schema: z.ZodType;
};

/** Every field of a schema, or of the entries of a list, with nested fields. */
export function fieldsOf(schema: z.ZodType, parent?: ModelField): ModelField[] {
  const within = schemaAt(schema, [0]) ?? schema;
  return fieldNames(within).flatMap((name) => {
    const fieldSchema = schemaAt(within, [name]) as z.ZodType;
    const isNeeded = !fieldSchema.safeParse(undefined).success;
    const field = { path: [...(parent?.path ?? []), name], isNeeded, parent, schema: fieldSchema };
    return [field, ...fieldsOf(fieldSchema, field)];
  });
}
