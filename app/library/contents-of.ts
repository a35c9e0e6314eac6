import { folders, lists, singles } from "#app/library/collections.ts";
import type { Contents } from "#app/library/contents.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import { figureValues, fillFields } from "#app/library/fill-text.ts";

/**
 * Gives checked entries the shape in which pages ask for them, with every figure filled in; `mark`
 * may append something to each text, so that a check recognizes it on the pages.
 */
export function contentsOf(
  entries: Entry[],
  mark: (entry: Entry, path: readonly PropertyKey[]) => string = () => "",
): Omit<Contents, "photos"> {
  const of = (collection: string) => entriesOf(entries, collection);
  const figures = figureValues(entries, mark);
  const filled = (entry: Entry) =>
    fillFields(entry, figures, (text, path) => text + mark(entry, path));
  return {
    ...mapNames(singles, (name) => filled(of(name)[0] as Entry)),
    ...mapNames(lists, (name) => of(name).map(filled)),
    ...mapNames(folders, (name) =>
      of(name).map((entry) => ({ ...(filled(entry) as object), id: entry.id, body: entry.body })),
    ),
  } as unknown as Omit<Contents, "photos">;
}

function mapNames(register: object, value: (name: string) => unknown) {
  return Object.fromEntries(Object.keys(register).map((name) => [name, value(name)]));
}
