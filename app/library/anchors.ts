import { addressOf } from "#app/library/addresses.ts";
import { designedPageList, designedPages } from "#app/library/designed-pages.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";

/** Which ids a link may lead to on a page, or, for "", on some page of the site. */
export type Anchors = (page: string) => ReadonlySet<string>;

/** The ids that the frame around every page has. */
export const everywhere = ["main", "newsletter-email"];

/** The address of the page that shows an entry; empty where several may. */
export function pageOf(entry: Entry) {
  return entry.collection === "programs" ? designedPages.programsPage.address : addressOf(entry);
}

/** The ids of all pages: those of their design but for hidden parts, the programs, and headings of texts. */
export function anchorsOf(entries: Entry[], hidden: readonly string[] = []): Anchors {
  const programs = entriesOf(entries, "programs").map(({ id }) => id);
  const known = new Map<string, readonly string[]>(
    designedPageList.map(({ address, anchors = [] }) => [
      address,
      anchors.filter((name) => !hidden.includes(name)),
    ]),
  );
  known.set(designedPages.programsPage.address, programs);
  for (const entry of entries) {
    const headings = (entry.body?.headings ?? []).map(({ id }) => id);
    if (headings.length === 0) continue;
    const page = pageOf(entry);
    known.set(page, [...(known.get(page) ?? []), ...headings]);
  }
  const own = new Set([...everywhere, ...[...known.values()].flat()]);
  return (page) => (page === "" ? own : new Set([...everywhere, ...(known.get(page) ?? [])]));
}
