import { hasFields } from "#app/content/walk-fields.ts";

/** The values of an entry, by the names of its fields. */
export type Fields = Record<string, unknown>;

/** True for the value that a form has for a field that nobody filled in. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "" || value === false;
}

/** A value without its empty fields and items, and without the editor's internal fields. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isEmpty(item)).map(withoutEmpty);
  if (!hasFields(value)) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) => !isEmpty(inner) && !/^[$_]/.test(name),
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutEmpty(inner)]));
}

/** True for values that mean the same in a file: a form has "12" for 12, and nothing for an empty list. */
export function isSame(first: unknown, second: unknown): boolean {
  if (isEmpty(first) || isEmpty(second)) return isEmpty(first) && isEmpty(second);
  if (typeof first !== "object" || typeof second !== "object")
    return String(first).trim() === String(second).trim();
  if (Array.isArray(first) !== Array.isArray(second)) return false;
  const [left, right] = [first as Fields, second as Fields];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) =>
    isSame(left[name], right[name]),
  );
}
