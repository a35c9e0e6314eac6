import type { Entry } from "#app/library/entry.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { nameOf } from "#app/library/reads/recorded-contents.ts";
import type { LineOf } from "#scripts/build/memory/reads-register.ts";
import type { ReadFields, SiteRecord } from "#scripts/build/memory/site-record.ts";

/** Tells in which line a field stands that was read; a file that did not change is not looked at. */
export function linesOfReads(
  { shown, texts }: Pick<Inspection, "shown" | "texts">,
  before: SiteRecord | undefined,
): LineOf {
  let entries: ReadonlyMap<string, Entry> | undefined;
  const last = new Map<string, Record<string, number | null>>();
  const knownLine = (file: string, path: string) => {
    if (before?.texts.get(file) !== texts.get(file)) return undefined;
    const known = last.get(file) ?? linesIn(before?.fields.get(file) ?? []);
    last.set(file, known);
    return known[path] ?? undefined;
  };
  return (file, path) => {
    const known = knownLine(file, path);
    if (known !== undefined) return known;
    entries ??= new Map(shown.map((entry) => [nameOf(entry), entry]));
    return lineIn(entries, file, path);
  };
}

function linesIn(groups: ReadFields[]): Record<string, number | null> {
  return Object.assign({}, ...groups.map(({ fields }) => fields)) as Record<string, number | null>;
}

function lineIn(entries: ReadonlyMap<string, Entry>, file: string, path: string) {
  const steps = path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const entry = entries.get(`${file}#`) ?? entries.get(`${file}#${steps[0]}`);
  if (!entry) return undefined;
  if (entry.body && steps[0] === "body") return entry.body.line;
  // The name of a prose file is no field of it.
  return entry.body && path === "id" ? undefined : entry.places.value(steps).line;
}
