import type { z } from "zod";
import { keyOf, usedKey } from "#app/content/item-key.ts";
import { hasFields, schemaAt } from "#app/content/walk-fields.ts";

type Fields = Record<string, unknown>;

/**
 * A value of this schema with a translation laid over it. Items of a list are found by their key; a
 * list without keys belongs to the translation, and fields that an item leaves out come from the
 * item at the same index.
 */
export function withTranslation(
  schema: z.ZodType | undefined,
  original: unknown,
  words: unknown,
): unknown {
  if (words === undefined || words === null) return original;
  if (Array.isArray(original) && Array.isArray(words)) {
    const item = schemaAt(schema, [0]);
    const key = usedKey(item, original);
    if (!key) return words.map((word, at) => withTranslation(item, original[at], word));
    return original.map((value: unknown) => {
      const translation = words.find((word) => keyOf(word, key) === keyOf(value, key));
      return withTranslation(item, value, translation);
    });
  }
  if (!hasFields(original) || !hasFields(words)) return words;
  const fields = Object.keys(words).map((name) => [
    name,
    withTranslation(schemaAt(schema, [name]), original[name], words[name]),
  ]);
  return { ...withoutLanguages(original, words), ...(Object.fromEntries(fields) as Fields) };
}

// A field that names the language of a text no longer applies once the text is translated.
function withoutLanguages(original: Fields, words: Fields): Fields {
  return Object.fromEntries(
    Object.entries(original).filter(
      ([name]) =>
        !name.endsWith("Language") || words[name.slice(0, -"Language".length)] === undefined,
    ),
  );
}
