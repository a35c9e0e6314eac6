import { parse } from "yaml";
import type { z } from "zod";

import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";

const entriesAtMost = 20;

/** The smallest value that a schema accepts, made of its own examples; throws where it has none. */
export function exampleOf(schema: z.ZodType): unknown {
  const [example] = fieldNotes(schema).examples ?? [];
  const value = example === undefined ? undefined : exampleValue(example, schema);
  if (value !== undefined) return value;
  const element = schemaAt(schema, [0]);
  if (element) return smallestList(schema, element);
  const names = neededNames(schema);
  const made = Object.fromEntries(
    names.map((name) => [name, exampleOf(schemaAt(schema, [name]) as z.ZodType)]),
  );
  if (schema.safeParse(made).success) return made;
  throw new TypeError(`No example fits: ${JSON.stringify(fieldNotes(schema))}`);
}

/**
 * The value that an example of the model stands for, which is written as in a file; undefined
 * where the schema does not accept it.
 */
export function exampleValue(example: string, schema: z.ZodType): unknown {
  const isQuoted = example.startsWith('"');
  if (!isQuoted && schema.safeParse(example).success) return example;
  const value = readValue(example);
  return schema.safeParse(value).success ? value : undefined;
}

/** The names of the fields that may not be left out, or only where nothing is told in Swahili. */
function neededNames(schema: z.ZodType) {
  return fieldNames(schema).filter((name) => {
    const field = schemaAt(schema, [name]);
    return fieldNotes(field).language === "sw" || !field?.safeParse(undefined).success;
  });
}

function smallestList(schema: z.ZodType, element: z.ZodType) {
  for (let length = 0; length <= entriesAtMost; length += 1) {
    const list = Array.from({ length }, () => exampleOf(element));
    if (schema.safeParse(list).success) return list;
  }
  throw new TypeError(`No list of examples fits: ${JSON.stringify(fieldNotes(schema))}`);
}

function readValue(text: string): unknown {
  try {
    return parse(text, { logLevel: "error" });
  } catch {
    return undefined;
  }
}
