import { parse } from "yaml";
import type { z } from "zod";
import written from "./defaults.yaml?raw";
import { kinds } from "#app/content/kinds.ts";
import { schemaAt } from "#app/content/walk-fields.ts";

type Fields = Record<string, unknown>;

/** What a site says where its own files say nothing, by the kind of content. */
export const defaults = parse(written) as Fields & { confirm?: string };

/** A value of this schema, with the default of each field that is needed and not written. */
export function withDefaults(schema: z.ZodType | undefined, own: unknown, given: unknown): unknown {
  if (own === undefined) return isObject(given) ? withDefaults(schema, {}, given) : given;
  if (!isObject(own) || !isObject(given)) return own;
  const fields = Object.entries(given).flatMap(([name, value]) => {
    const field = schemaAt(schema, [name]);
    const isLeftOut = own[name] === undefined && field?.safeParse(undefined).success;
    return isLeftOut ? [] : [[name, withDefaults(field, own[name], value)] as const];
  });
  return { ...own, ...Object.fromEntries(fields) };
}

/** The files that are read as empty ones where they are missing, because all that they need stands by default. */
export const defaultFiles = kinds.filter(
  ({ name, form, schema, isOptional }) =>
    form === "single" &&
    !isOptional &&
    schema.safeParse(withDefaults(schema, {}, defaults[name])).success,
);

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
