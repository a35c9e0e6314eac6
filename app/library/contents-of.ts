import { folders, lists, singles } from "#app/library/collections.ts";
import type { Besides, Contents } from "#app/library/contents.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import { figureValues, fillFields, withFigures, type Figures } from "#app/library/fill-text.ts";
import { fileFacts } from "#app/library/files/file-facts.ts";

/**
 * Gives checked entries the shape in which pages ask for them, with every figure filled in and the
 * facts of a file behind the label that leads to it; `mark` may append something to each text, so
 * that a check recognises it on the pages.
 */
export function contentsOf(
  entries: Entry[],
  besides: Besides,
  mark: (entry: Entry, path: readonly PropertyKey[]) => string = () => "",
): Contents {
  const of = (collection: string) => entriesOf(entries, collection);
  const figures = figureValues(entries, mark);
  const filled = (entry: Entry) =>
    fillFields(
      entry,
      figures,
      (text, path) => text + mark(entry, path) + fileFacts(besides.downloads, hrefOf(entry, path)),
    );
  return {
    ...besides,
    ...mapNames(singles, (name) => filled(of(name)[0] as Entry)),
    ...mapNames(lists, (name) => of(name).map(filled)),
    ...mapNames(folders, (name) =>
      of(name).map((entry) => ({
        ...(filled(entry) as object),
        id: entry.id,
        body: { ...entry.body, headings: filledHeadings(entry, figures) },
      })),
    ),
  } as unknown as Contents;
}

// Where the label at this path leads; nowhere for any other text.
function hrefOf({ value }: Entry, path: readonly PropertyKey[]) {
  if (path.at(-1) !== "label") return "";
  const link = path.slice(0, -1).reduce<unknown>((one, key) => one?.[key as never], value);
  return String((link as { href?: unknown }).href ?? "");
}

function filledHeadings({ body }: Entry, figures: Figures) {
  return body?.headings.map((one) => ({ ...one, text: withFigures(one.text, figures) }));
}

function mapNames(register: object, value: (name: string) => unknown) {
  return Object.fromEntries(Object.keys(register).map((name) => [name, value(name)]));
}
