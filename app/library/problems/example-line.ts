import type { z } from "zod";
import { fits } from "#app/library/problems/meant-value.ts";
import { quotedText } from "#app/library/problems/quoted-text.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/library/schema-walk.ts";

/** An example of a field that a writer can copy as it is, with quotes where it needs them. */
export function exampleLine(name: string, schema: z.ZodType | undefined) {
  const example = fieldNotes(schema).examples?.[0] ?? "…";
  const isPlain = !example.endsWith(".") && fits(schema, example);
  return `${name}${name === "-" ? "" : ":"} ${isPlain ? example : quotedText(example)}`;
}

/** How to add a field, with the fields inside it or inside the entries of its list. */
export function howToAdd(name: string, schema: z.ZodType | undefined) {
  const [own, ofEntries] = [schema, schema && schemaAt(schema, [0])].map(requiredFields);
  if (own) return `Add ${name}: with these fields below it: ${own}.`;
  return ofEntries
    ? `Add ${name}: with a list below it; each entry begins with "- " and has: ${ofEntries}.`
    : `Add a line like ${exampleLine(name, schema)}.`;
}

function requiredFields(schema: z.ZodType | undefined) {
  const isRequired = (name: string) =>
    schema && !schemaAt(schema, [name])?.safeParse(undefined).success;
  return fieldNames(schema).filter(isRequired).join(", ");
}
