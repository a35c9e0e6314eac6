type OldName = readonly [was: string, is?: string, holding?: string];

/**
 * Last year's fields that were renamed or removed, by kind; a reused name is the old field only
 * with the given text in it.
 */
export const renamedFields: Partial<Record<string, readonly OldName[]>> = {
  interface: [["close"]],
  lesoPage: [
    ["others", "all"],
    ["description", "proverbDescription", "{meaning}"],
  ],
};

/** The files of last year's form that are no longer read. */
export const goneFiles = ["news.yaml"];

/** The fields of a value that still have their old name. */
export function oldNamesIn(kind: string, value: unknown) {
  const written = (name = "") => (value as Record<string, unknown> | null)?.[name];
  return (renamedFields[kind] ?? []).filter(([was, is, holding = ""]) => {
    const old = written(was);
    return old !== undefined && written(is) === undefined && String(old).includes(holding);
  });
}

/** A value with the current names of its fields. */
export function withNewNames(value: unknown, oldNames: ReturnType<typeof oldNamesIn>): unknown {
  if (oldNames.length === 0) return value;
  const names = new Map(oldNames.map(([was, is]) => [was, is]));
  const fields = Object.entries(value as object);
  const kept = fields.filter(([name]) => !names.has(name) || names.get(name));
  return Object.fromEntries(kept.map(([name, inner]) => [names.get(name) ?? name, inner]));
}
