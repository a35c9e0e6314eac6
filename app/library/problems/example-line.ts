import { parse } from "yaml";
import type { z } from "zod";
import { quotedText } from "#app/library/problems/quoted-text.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/library/schema-walk.ts";

/** An example of a field that a writer can copy as it is, with quotes where it needs them. */
export function exampleLine(name: string, schema: z.ZodType | undefined) {
  const example = fieldNotes(schema).examples?.[0] ?? "…";
  const start = name === "-" ? "- " : `${name}: `;
  const isRight = (text: string) => {
    try {
      return (
        !text.endsWith(".") &&
        schema?.safeParse(parse(text, { logLevel: "silent" })).success === true
      );
    } catch {
      return false;
    }
  };
  return start + (isRight(example) ? example : quotedText(example));
}

/** How to add a field with inner fields, or a list of such; undefined for a field of one line. */
export function innerFields(name: string, schema: z.ZodType | undefined) {
  const own = requiredFields(schema);
  if (own.length > 0) return `Add ${name}: with these fields below it: ${own.join(", ")}.`;
  const inList = requiredFields(schema && schemaAt(schema, [0]));
  if (inList.length === 0) return undefined;
  return `Add ${name}: with a list below it; each entry begins with "- " and has: ${inList.join(", ")}.`;
}

function requiredFields(schema: z.ZodType | undefined) {
  return fieldNames(schema).filter(
    (field) => schema && !schemaAt(schema, [field])?.safeParse(undefined).success,
  );
}
