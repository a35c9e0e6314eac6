import type { z } from "zod";
import { keyName } from "#app/content/item-key.ts";
import { hasFields, schemaAt } from "#app/content/walk-fields.ts";

/** A translation without the items of which only the key is written, because nobody translated them. */
export function typedWords(words: unknown, schema?: z.ZodType): unknown {
  if (Array.isArray(words)) {
    const item = schemaAt(schema, [0]);
    const key = keyName(item);
    return words
      .map((inner) => typedWords(inner, item))
      .filter((inner) => !hasFields(inner) || Object.keys(inner).some((name) => name !== key));
  }
  if (!hasFields(words)) return words;
  const typed = Object.entries(words).map(([name, inner]) => [
    name,
    typedWords(inner, schemaAt(schema, [name])),
  ]);
  return Object.fromEntries(typed);
}
