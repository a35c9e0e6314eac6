import type { Entry } from "#app/library/entry.ts";
import type { Place } from "#app/library/reading/field-places.ts";
import { walkFields } from "#app/library/schema-walk.ts";
import type { Source } from "#scripts/sources/source.ts";

/** Where a field of an entry is written, or where `place` is in its body. */
export function entrySource(entry: Entry, path: readonly PropertyKey[], place?: Place): Source {
  const { file, places } = entry;
  const { line, column } = place ?? places.value([...entry.path, ...path]);
  // The name of a file says which entry it is.
  const name = entry.path.length > 0 ? entryName(entry) : "";
  return { file, line, column, entry: name, field: path.join(".") };
}

/** The name of an entry in its list: its id, or the address that a redirect or a release gives up. */
export function entryName({ id, value }: Entry) {
  const { from } = (value ?? {}) as { from?: unknown };
  if (id !== "") return id;
  return typeof value === "string" ? value : typeof from === "string" ? from : "";
}

/** Everything that is written in the fields of an entry: each text, number and choice. */
export function writtenValues(entry: Entry): { path: readonly PropertyKey[]; value: string }[] {
  const found: { path: readonly PropertyKey[]; value: string }[] = [];
  walkFields(entry.schema, entry.value, (_schema, value, path) => {
    if (typeof value !== "object") found.push({ path, value: String(value) });
  });
  return found;
}
