import type { z } from "zod";

import { fieldNames } from "#app/library/schema-walk.ts";
import type { Field } from "#scripts/generate/fields-of.ts";

/** The fields of an entry and what stands in them. */
export type Value = Record<string, unknown>;

/** A copy of a value in which something else stands at this path. */
export function withValue(value: Value, [name, ...rest]: Field["path"], inner: unknown): Value {
  if (name === undefined) return value;
  const below = (value[name] ?? {}) as Value;
  return { ...value, [name]: rest.length > 0 ? withValue(below, rest, inner) : inner };
}

/** What stands at a path of a value. */
export function valueAt(value: Value, path: Field["path"]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Value | undefined)?.[name], value);
}

/** A copy of a value with its fields in the order of the model. */
export function inOrder(schema: z.ZodType, value: Value): Value {
  const names = fieldNames(schema).filter((name) => value[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, value[name]]));
}
