import { pageAddresses } from "#app/library/addresses.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";

/** The places of designed pages that have a name of their own, by the address of the page. */
export const fixedAnchors: Record<string, readonly string[]> = {
  [pageAddresses.getInvolved]: [
    "apply",
    "partnerships",
    "name",
    "email",
    "phone",
    "skills",
    "availability",
    "message",
  ],
  [pageAddresses.contact]: ["first-name", "last-name", "email", "subject", "message"],
};

/** Which names of places a link may lead to on a page, or within the page that it stands on. */
export type Anchors = (page: string) => ReadonlySet<string>;

/** The places of all pages: those of their design, and the programs on the page of programs. */
export function anchorsOf(entries: Entry[]): Anchors {
  const programs = entriesOf(entries, "programs");
  const known: Record<string, readonly string[]> = {
    ...fixedAnchors,
    [pageAddresses.programsPage]: programs.map(({ id }) => id),
  };
  const everywhere = ["main", "newsletter-email"];
  const own = new Set([...everywhere, ...Object.values(known).flat()]);
  return (page) => (page === "" ? own : new Set([...everywhere, ...(known[page] ?? [])]));
}
