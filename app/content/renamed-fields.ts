/** The fields that had another name within the last year, by their kind of content: [was, is]. */
export const renamedFields: Partial<Record<string, readonly (readonly [string, string])[]>> = {
  lesoPage: [["others", "all"]],
};

/** The fields of a value that still have their old name. */
export function oldNamesIn(kind: string, value: unknown) {
  const has = (name: string) => (value as Record<string, unknown> | null)?.[name] !== undefined;
  return (renamedFields[kind] ?? []).filter(([was, is]) => has(was) && !has(is));
}

/** A value with the names that its fields have now. */
export function withNewNames(value: unknown, oldNames: ReturnType<typeof oldNamesIn>): unknown {
  if (oldNames.length === 0) return value;
  const names = new Map(oldNames);
  const fields = Object.entries(value as object);
  return Object.fromEntries(fields.map(([name, inner]) => [names.get(name) ?? name, inner]));
}
