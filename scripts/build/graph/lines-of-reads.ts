import type { Entry } from "#app/library/entry.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { nameOf } from "#app/library/reads/recorded-contents.ts";
import type { SiteRecord } from "#scripts/build/output/site-record.ts";
import { hashOfRead } from "#scripts/build/pages/changed-reads.ts";

const nothing = hashOfRead(undefined);

/** The line in which each field stands that was read; a file that did not change is not looked at. */
export function linesOfReads(
  values: SiteRecord["values"],
  { shown, texts }: Pick<Inspection, "shown" | "texts">,
  before: SiteRecord | undefined,
): ReadonlyMap<string, number> {
  const entries = new Map(shown.map((entry) => [nameOf(entry), entry]));
  const found = new Map<string, number>();
  for (const [name, value] of values) {
    const split = name.indexOf("#");
    const isField = split > 0 && split < name.length - 1 && !name.endsWith("*");
    if (!isField || value === nothing) continue;
    const file = name.slice(0, split);
    const last = before?.texts.get(file) === texts.get(file) ? before : undefined;
    const line = last?.values.has(name)
      ? last.lines.get(name)
      : lineOf(entries, file, name.slice(split + 1));
    if (line !== undefined) found.set(name, line);
  }
  return found;
}

function lineOf(entries: ReadonlyMap<string, Entry>, file: string, path: string) {
  const steps = path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const entry = entries.get(`${file}#`) ?? entries.get(`${file}#${steps[0]}`);
  if (!entry) return undefined;
  if (entry.body && steps[0] === "body") return entry.body.line;
  // The name of a prose file is no field of it.
  return entry.body && path === "id" ? undefined : entry.places.value(steps).line;
}
