import { withinSite } from "#app/library/base-path.ts";
import type { Entry } from "#app/library/entry.ts";
import { dateInWords } from "#app/components/written-date.tsx";
import { entrySource, writtenValues } from "#scripts/sources/entry-source.ts";
import type { Source } from "#scripts/sources/source.ts";

/** Where what no text of a writer carries is written, such as a date, a number or an address. */
export type ValueSources = ReadonlyMap<string, Source[]>;

/** Every value of these entries as pages show it, with where it is written. */
export function valueSources(entries: Entry[], language: string): ValueSources {
  const found = new Map<string, Source[]>();
  for (const entry of entries) {
    for (const { path, value } of writtenValues(entry)) {
      for (const form of shownForms(value, language)) {
        const known = found.get(form);
        const source = entrySource(entry, path);
        if (known) known.push(source);
        else found.set(form, [source]);
      }
    }
  }
  return found;
}

/** A value in every form in which a page may show it. */
export function shownForms(value: string, language: string) {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return [value, dateInWords(language, value)];
  return value.startsWith("/") ? [...new Set([value, withinSite(value)])] : [value];
}

/** The source of a value that is nearest to what stands around it; undefined where none is near. */
export function nearestSource(found: Source[] = [], around: Source[]): Source | undefined {
  const distances = found.flatMap((source) =>
    around
      .filter(({ file }) => file === source.file)
      .map(({ line }) => ({ source, lines: Math.abs(line - source.line) })),
  );
  return distances.sort((one, other) => one.lines - other.lines)[0]?.source;
}
