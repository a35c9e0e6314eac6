import type { z } from "zod";
import { fieldNames, fieldNotes, hasFields, schemaAt } from "#app/content/walk-fields.ts";

type Fields = Record<string, unknown>;

/**
 * A value of this schema with what a translation says of it in its place. Items of a list are found by their
 * key; a list without keys is the translation's own, and what an item leaves out is that of the item at its place.
 */
export function laidOver(
  schema: z.ZodType | undefined,
  original: unknown,
  words: unknown,
): unknown {
  if (words === undefined || words === null) return original;
  if (Array.isArray(original) && Array.isArray(words)) {
    const item = schemaAt(schema, [0]);
    const key = usedKey(item, original);
    if (!key) return words.map((one, at) => laidOver(item, original[at], one));
    return original.map((one: unknown) =>
      laidOver(
        item,
        one,
        words.find((other) => keyOf(other, key) === keyOf(one, key)),
      ),
    );
  }
  if (!hasFields(original) || !hasFields(words)) return words;
  const fields = Object.keys(words).map((name) => [
    name,
    laidOver(schemaAt(schema, [name]), original[name], words[name]),
  ]);
  return { ...withoutLanguages(original, words), ...(Object.fromEntries(fields) as Fields) };
}

/** The field by which a translation finds the items of a list; undefined for a list that has none. */
export function usedKey(item: z.ZodType | undefined, original: unknown[]): string | undefined {
  const key = keyName(item);
  return key && original.some((one) => keyOf(one, key) !== undefined) ? key : undefined;
}

/** The field of an item that names it: what the model marks as its key, its id, or what it refers to. */
export function keyName(item: z.ZodType | undefined): string | undefined {
  const names = fieldNames(item);
  const notesOf = (name: string) => fieldNotes(schemaAt(item, [name]));
  return (
    names.find((name) => notesOf(name).key) ??
    names.find((name) => name === "id") ??
    names.find((name) => notesOf(name).reference)
  );
}

/** The value of a key of an item; undefined where it has none. */
export function keyOf(item: unknown, key: string): unknown {
  return hasFields(item) ? item[key] : undefined;
}

// What says in which language a text is holds no longer once the text is translated.
function withoutLanguages(original: Fields, words: Fields): Fields {
  return Object.fromEntries(
    Object.entries(original).filter(
      ([name]) =>
        !name.endsWith("Language") || words[name.slice(0, -"Language".length)] === undefined,
    ),
  );
}
