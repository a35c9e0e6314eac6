import { withinSite } from "#app/content/base-path.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { photoPlace } from "#app/content/reading/photo-place.ts";
import type { Path } from "#app/content/range.ts";
import { mapFields } from "#app/content/walk-fields.ts";
import { photoPath } from "#app/model/fields/image.ts";
import { helplineName, helplineNamed, quotedFigure } from "#app/model/fields/quoted-figures.ts";

/** The values of figures and helplines by their names. */
export type FigureValues = Pick<ReadonlyMap<string, string>, "get">;

/** The value of every figure and the number of every helpline, by its name in braces. */
export function figureValues(entries: Entry[]): ReadonlyMap<string, string> {
  const valid = entries.filter(({ isValid }) => isValid);
  return new Map(
    valid.flatMap((entry) => {
      if (entry.kind === "stats") return [[entry.id, String(valueOf(entry, "value"))] as const];
      if (entry.kind !== "helplines") return [];
      return [[helplineName(entry.id), String(valueOf(entry, "number"))] as const];
    }),
  );
}

/**
 * A copy of an entry's value with figures, addresses and pictures as pages need them; `behind` may
 * put something behind the label of a link, and the mark stands behind the entry's name.
 */
export function fillFields(
  { schema, value, file }: Entry,
  figures: FigureValues,
  behind: (href: string) => string,
  mark = "",
) {
  // Of these fields each kind of entry has at least one, and the first is what lists show it by.
  const name = ["title", "type", "name", "caption"].find((field) => valueOf({ value }, field));
  return mapFields(schema, value, ({ notes, value: written, path }) => {
    if (typeof written !== "string") return written;
    if (notes.image && photoPath.test(written)) return photoPlace(file.path, written);
    if (notes.address || notes.image) return withinSite(written);
    if (!notes.copy) return written;
    const isName = path.length === 1 && path[0] === name;
    const text = withFigures(written, figures) + (isName ? mark : "");
    return path.at(-1) === "label" ? text + behind(hrefBeside(value, path)) : text;
  });
}

function hrefBeside(value: unknown, path: Path) {
  const link = path.slice(0, -1).reduce<unknown>((one, key) => one?.[key as never], value);
  return String((link as { href?: unknown }).href ?? "");
}

/** A text with the value of each figure and helpline in the place of its name in braces. */
export function withFigures(text: string, figures: FigureValues) {
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
