import { folders, lists, singles } from "#app/library/collections.ts";
import type { Contents } from "#app/library/contents.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import { fillFields, withFigures } from "#app/library/fill-text.ts";
import type { Stat } from "#app/model/entries/stat.ts";

/**
 * Gives checked entries the shape in which pages ask for them, with every figure filled in; `mark`
 * may append something to each text, so that a check recognises it on the pages.
 */
export function contentsOf(
  entries: Entry[],
  mark: (entry: Entry, path: readonly PropertyKey[]) => string = () => "",
): Omit<Contents, "photos"> {
  const of = (collection: string) => entriesOf(entries, collection);
  const figures = new Map(
    of("stats").map((stat) => [stat.id, (stat.value as Stat).value + mark(stat, ["value"])]),
  );
  const filled = (entry: Entry) =>
    fillFields(entry, figures, (text, path) => text + mark(entry, path));
  return {
    ...mapNames(singles, (name) => filled(of(name)[0] as Entry)),
    ...mapNames(lists, (name) => of(name).map(filled)),
    ...mapNames(folders, (name) =>
      of(name).map((entry) => ({
        ...(filled(entry) as object),
        id: entry.id,
        body: { ...entry.body, headings: filledHeadings(entry, figures) },
      })),
    ),
  } as unknown as Omit<Contents, "photos">;
}

function filledHeadings({ body }: Entry, figures: ReadonlyMap<string, string>) {
  return body?.headings.map((one) => ({ ...one, text: withFigures(one.text, figures) }));
}

function mapNames(register: object, value: (name: string) => unknown) {
  return Object.fromEntries(Object.keys(register).map((name) => [name, value(name)]));
}
