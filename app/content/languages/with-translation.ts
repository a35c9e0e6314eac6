import type { z } from "zod";
import { keyOf, usedKey } from "#app/content/item-key.ts";
import type { FieldPath } from "#app/content/range.ts";
import { hasFields, schemaAt } from "#app/content/walk-fields.ts";

/** A value with a translation laid over it. */
type Merged = {
  value: unknown;
  /** The paths of the values that come from the translation, each with its path there. */
  places: ReadonlyMap<string, FieldPath>;
};

/**
 * A value of this schema with a translation laid over it. What the translation leaves out comes from
 * the original; what it leaves empty is empty. Items of a list are found by their key, or by their
 * index if they have none; a list without keys that has another length belongs to the translation,
 * except that an empty original stays empty.
 */
export function withTranslation(
  schema: z.ZodType | undefined,
  original: unknown,
  words: unknown,
): Merged {
  const places = new Map<string, FieldPath>();
  const merge = (before: unknown, after: unknown, path: FieldPath, place: FieldPath): unknown => {
    if (after === undefined) return before;
    places.set(path.join("."), place);
    const at = (step: PropertyKey, value: unknown, inner: unknown, stepThere = step) =>
      merge(value, inner, [...path, step], [...place, stepThere]);
    if (Array.isArray(after)) {
      if (Array.isArray(before) && before.length === 0) return [];
      const list: unknown[] = Array.isArray(before) ? before : [];
      const key = usedKey(schemaAt(schema, [...path, 0]), list);
      if (!key) {
        const same = list.length === after.length ? list : [];
        return after.map((inner, index) => at(index, same[index], inner));
      }
      return list.map((value, index) => {
        const there = after.findIndex((inner) => keyOf(inner, key) === keyOf(value, key));
        return at(index, value, after[there], there);
      });
    }
    if (!hasFields(after)) return after;
    const fields = hasFields(before) ? before : {};
    const laid = Object.keys(after).map((name) => [name, at(name, fields[name], after[name])]);
    return { ...fields, ...Object.fromEntries(laid) };
  };
  return { value: merge(original, words, [], []), places };
}
