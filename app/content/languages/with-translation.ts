import type { z } from "zod";
import { fieldNames, fieldNotes, hasFields, schemaAt } from "#app/content/walk-fields.ts";

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

/** The field by which a translation finds the items of a list; undefined if there is none. */
export function usedKey(item: z.ZodType | undefined, original: unknown[]): string | undefined {
  const key = keyName(item);
  return key && original.some((value) => keyOf(value, key) !== undefined) ? key : undefined;
}

/** The field that identifies an item: the one that the model marks as its key, its id, or its reference. */
export function keyName(item: z.ZodType | undefined): string | undefined {
  const names = fieldNames(item);
  const notesOf = (name: string) => fieldNotes(schemaAt(item, [name]));
  return (
    names.find((name) => notesOf(name).key) ??
    names.find((name) => name === "id") ??
    names.find((name) => notesOf(name).reference)
  );
}

/** The value of a key of an item, if it has one. */
export function keyOf(item: unknown, key: string): unknown {
  return hasFields(item) ? item[key] : undefined;
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
