import { photoPlace } from "#app/library/reading/photo-place.ts";
import { photoPath } from "#app/model/fields/image.ts";
import { quotedFigure } from "#app/model/fields/quoted-figures.ts";
import { withinSite } from "#app/library/base-path.ts";
import { fieldNotes, mapFields } from "#app/library/schema-walk.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import type { Stat } from "#app/model/entries/stat.ts";

type Figures = Pick<ReadonlyMap<string, string>, "get">;

type Finish = (text: string, path: readonly PropertyKey[]) => string;

/** The value of every figure by its id. */
export function figureValues(entries: Entry[]): Figures {
  const stats = entriesOf(entries, "stats").filter(({ isWhole }) => isWhole);
  return new Map(stats.map(({ id, value }) => [id, (value as Stat).value]));
}

/** A copy of an entry's value with figures, addresses and pictures as pages need them. */
export function fillFields(
  { schema, value, file }: Pick<Entry, "schema" | "value" | "file">,
  figures: Figures,
  finish: Finish = (text) => text,
) {
  return mapFields(schema, value, (field, written, path) => {
    if (typeof written !== "string") return written;
    const notes = fieldNotes(field);
    if (notes.image && photoPath.test(written)) return photoPlace(file, written);
    if (notes.address || notes.image) return withinSite(written);
    return notes.copy ? finish(withFigures(written, figures), path) : written;
  });
}

/** A text with the value of each figure in the place of its {{id}}. */
export function withFigures(text: string, figures: Figures) {
  return text.replace(quotedFigure, (whole, id: string) => figures.get(id.trim()) ?? whole);
}

/** A text with the value of each name in the place of its {name}. */
export function withValues(text: string, values: Record<string, string | number>) {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
