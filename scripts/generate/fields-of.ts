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

/** Every field of a schema, or of the entries of a list, with nested fields. A field with a default is not needed. */
export function fieldsOf(schema: z.ZodType, given?: unknown, parent?: ModelField): ModelField[] {
  const within = schemaAt(schema, [0]) ?? schema;
  return fieldsIn(within, given).flatMap(([name, fieldSchema, words]) => {
    const path = [...(parent?.path ?? []), name];
    const field = { path, isNeeded: isNeeded(fieldSchema, words), parent, schema: fieldSchema };
    return [field, ...fieldsOf(fieldSchema, words, field)];
  });
}

function isNeeded(schema: z.ZodType, given: unknown): boolean {
  if (schema.safeParse(undefined).success) return false;
  return given === undefined || fieldsIn(schema, given).some(([, ...field]) => isNeeded(...field));
}

function fieldsIn(schema: z.ZodType, given: unknown) {
  return fieldNames(schema).map((name): [string, z.ZodType, unknown] => {
    const words = (given as Record<string, unknown> | undefined)?.[name];
    return [name, schemaAt(schema, [name]) as z.ZodType, words];
  });
}
