import type { z } from "zod";
import { fieldNames, fieldNotes, hasFields, schemaAt } from "#app/content/walk-fields.ts";

/** The field that identifies an item of a list: the one that the model marks as its key, its id, or its reference. */
export function keyName(item: z.ZodType | undefined): string | undefined {
  const names = fieldNames(item);
  const notesOf = (name: string) => fieldNotes(schemaAt(item, [name]));
  return (
    names.find((name) => notesOf(name).key) ??
    names.find((name) => name === "id") ??
    names.find((name) => notesOf(name).reference)
  );
}

/** The key of the items of some versions of a list; undefined if no item has one, or two have the same. */
export function usedKey(item: z.ZodType | undefined, ...lists: unknown[][]): string | undefined {
  const name = keyName(item);
  const keys = lists.map((list) => list.map((value) => keyOf(value, name)).filter(Boolean));
  const isUnique = keys.every((list) => new Set(list).size === list.length);
  return isUnique && keys.flat().length > 0 ? name : undefined;
}

/** The value of the key of an item; empty if it has none. */
export function keyOf(item: unknown, name: string | undefined): string {
  const value = name !== undefined && hasFields(item) ? item[name] : undefined;
  return typeof value === "object" ? "" : String(value ?? "");
}
