import type { z } from "zod";

import { schemaAt } from "#app/content/walk-fields.ts";
import { describedSchema, type DescribedSchema } from "#scripts/generate/described-schema.ts";

/** A field of a kind of content, where it stands and what the model says of it. */
export type ModelField = {
  /** From the outside in; 0 stands for any entry of a list. */
  path: (string | 0)[];
  /** True where it may not be left out of what it belongs to. */
  isNeeded: boolean;
  /** The field that it belongs to, where that has fields of its own. */
  parent?: ModelField;
  node: DescribedSchema;
  schema: z.ZodType;
};

/** Every field of a schema and everything inside, in the order of the model. */
export function fieldsOf(schema: z.ZodType, given?: unknown): ModelField[] {
  const node = describedSchema(schema, given);
  const inner = innerNode(node);
  return inner ? fieldsIn(schema, inner, inner === node ? [] : [0]) : [];
}

/** A path as a writer finds it: share.text, without the places of entries in lists. */
export function dottedName(path: ModelField["path"]) {
  return path.filter((step) => step !== 0).join(".");
}

// What says which fields stand below a field, or in each entry of its list.
function innerNode(node: DescribedSchema) {
  if (node.properties) return node;
  return node.items?.properties ? node.items : undefined;
}

function fieldsIn(
  root: z.ZodType,
  { properties = {}, required = [] }: DescribedSchema,
  path: ModelField["path"],
  parent?: ModelField,
): ModelField[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const place = [...path, name];
    const schema = schemaAt(root, place) as z.ZodType;
    const field = { path: place, isNeeded: required.includes(name), parent, node, schema };
    const inner = innerNode(node);
    const below = inner === node ? place : [...place, 0 as const];
    return inner ? [field, ...fieldsIn(root, inner, below, field)] : [field];
  });
}
