import { designedPageList, designedPages } from "#app/library/designed-pages.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";

/** Which ids a link may lead to on a page, or within the page that it stands on. */
export type Anchors = (page: string) => ReadonlySet<string>;

// Headings in texts have no ids: a link to one would break as soon as a word of it changes.

// The frame around every page has these.
const everywhere = ["main", "newsletter-email"];

/** The ids of all pages: those of their design but for hidden parts, and the programs on their page. */
export function anchorsOf(entries: Entry[], hidden: readonly string[] = []): Anchors {
  const programs = entriesOf(entries, "programs").map(({ id }) => id);
  const known = new Map<string, readonly string[]>(
    designedPageList.map(({ address, anchors = [] }) => [
      address,
      anchors.filter((name) => !hidden.includes(name)),
    ]),
  );
  known.set(designedPages.programsPage.address, programs);
  const own = new Set([...everywhere, ...[...known.values()].flat()]);
  return (page) => (page === "" ? own : new Set([...everywhere, ...(known.get(page) ?? [])]));
}
