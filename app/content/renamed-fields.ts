type Renamed = readonly [was: string, is: string, holding?: string];

/** The fields that had another name within the last year, by their kind of content; an old name that another field has now is old only where it holds what that cannot. */
export const renamedFields: Partial<Record<string, readonly Renamed[]>> = {
  lesoPage: [
    ["others", "all"],
    ["description", "proverbDescription", "{meaning}"],
  ],
};

/** The fields of a value that still have their old name. */
export function oldNamesIn(kind: string, value: unknown) {
  const written = (name: string) => (value as Record<string, unknown> | null)?.[name];
  return (renamedFields[kind] ?? []).filter(([was, is, holding = ""]) => {
    const old = written(was);
    return old !== undefined && written(is) === undefined && String(old).includes(holding);
  });
}

/** A value with the names that its fields have now. */
export function withNewNames(value: unknown, oldNames: readonly Renamed[]): unknown {
  if (oldNames.length === 0) return value;
  const names = new Map(oldNames.map(([was, is]) => [was, is]));
  const fields = Object.entries(value as object);
  return Object.fromEntries(fields.map(([name, inner]) => [names.get(name) ?? name, inner]));
}
