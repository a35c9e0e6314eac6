import { photoPlace } from "#app/library/reading/photo-place.ts";
import { photoPath } from "#app/model/fields/image.ts";
import { helplineName, helplineNamed, quotedFigure } from "#app/model/fields/quoted-figures.ts";
import { withinSite } from "#app/library/base-path.ts";
import { fieldNotes, mapFields } from "#app/library/schema-walk.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";

/** The values of figures and helplines by their names. */
export type Figures = Pick<ReadonlyMap<string, string>, "get">;

type Finish = (text: string, path: readonly PropertyKey[]) => string;

type Mark = (entry: Entry, path: readonly PropertyKey[]) => string;

/** The value of every figure and the number of every helpline, by its name in braces. */
export function figureValues(entries: Entry[], mark: Mark = () => ""): Figures {
  const valuesOf = (collection: string, field: string, name = (id: string) => id) =>
    entriesOf(entries, collection)
      .filter(({ isWhole }) => isWhole)
      .map((entry) => {
        const { [field]: value = "" } = entry.value as Record<string, string>;
        return [name(entry.id), value + mark(entry, [field])] as const;
      });
  return new Map([...valuesOf("stats", "value"), ...valuesOf("helplines", "number", helplineName)]);
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

/** A text with the value of each figure and helpline in the place of its name in braces. */
export function withFigures(text: string, figures: Figures) {
  return text.replace(quotedFigure, (whole, inside: string) => {
    const name = inside.trim();
    const line = helplineNamed(name);
    return figures.get(line === undefined ? name : helplineName(line)) ?? whole;
  });
}

/** A text with the value of each name in the place of its {name}. */
export function withValues(text: string, values: Record<string, string | number>) {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
