import { folders, lists, singles } from "#app/library/collections.ts";
import type { Contents } from "#app/library/contents.ts";
import type { Entry } from "#app/library/entry.ts";
import { figureValues, fillFields } from "#app/library/fill-text.ts";

/** Puts checked entries in the shape in which pages ask for them, every figure in its place. */
export function contentsOf(entries: Entry[]): Omit<Contents, "photos"> {
  const of = (collection: string) => entries.filter((entry) => entry.collection === collection);
  const figures = figureValues(entries);
  const filled = (entry: Entry) => fillFields(entry.schema, entry.value, entry.file, figures);
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
