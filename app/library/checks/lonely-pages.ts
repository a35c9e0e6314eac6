import { addressOf } from "#app/library/addresses.ts";
import { addressesIn } from "#app/library/checks/check-pointers.ts";
import { reserved } from "#app/library/checks/check-unique.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

// These name addresses that nobody sees as links.
const noLinks = new Set(["redirects", "releasedAddresses"]);

/** Reports pages of plain text to which no other page, menu or post leads. */
export function lonelyPages(entries: Entry[], isReadable = true): Problem[] {
  const hasMenu = entriesOf(entries, "navigation").length > 0;
  const pages = entriesOf(entries, "prosePages").filter(
    (entry) => !isDraft(entry) && !reserved.has(addressOf(entry)),
  );
  if (pages.length === 0 || !isReadable || !hasMenu) return [];
  const unlinked = new Map(pages.map((entry) => [addressOf(entry), entry]));
  for (const entry of entries) {
    if (noLinks.has(entry.collection) || isDraft(entry)) continue;
    for (const href of addressesIn(entry)) {
      const page = href.replace(/[?#].*$/, "");
      if (unlinked.get(page) !== entry) unlinked.delete(page);
    }
  }
  return [...unlinked].map(([address, { file, places, value }]) => {
    const { title } = (value ?? {}) as { title?: unknown };
    return {
      file,
      ...places.value([]),
      field: "",
      says: `Nothing leads to this page at ${address}, so nobody would find it.`,
      expected: "",
      fix: `In navigation.yaml add a line "  - label: ${String(title ?? "…")}" below quickLinks, and "    href: ${address}" below that; or write [words](${address}) in another text.`,
    };
  });
}
