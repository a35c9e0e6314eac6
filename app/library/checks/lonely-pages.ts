import { addressOf } from "#app/library/addresses.ts";
import { addressesIn } from "#app/library/checks/check-pointers.ts";
import { problemAt } from "#app/library/checks/problem-at.ts";
import { reserved } from "#app/library/checks/check-unique.ts";
import { firstDay, isWaiting, lastDay } from "#app/library/days/public-days.ts";
import { entriesOf } from "#app/library/entries-of.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";

// These name addresses that nobody sees as links.
const noLinks = new Set(["redirects", "releasedAddresses"]);

// A link that comes later or goes one day would leave the page alone, on a day when nobody looks.
function isThereWith(entry: Entry, page: Entry, day: string) {
  const isInTime = !isWaiting(entry, firstDay(page) ?? day) || !isWaiting(entry, day);
  return isInTime && lastDay(entry) === undefined;
}

/** Reports pages of plain text to which no other page, menu or post leads. */
export function lonelyPages(entries: Entry[], day: string, isReadable = true): Problem[] {
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
      const target = unlinked.get(page);
      if (target && target !== entry && isThereWith(entry, target, day)) unlinked.delete(page);
    }
  }
  return [...unlinked].map(([address, page]) => {
    const { title = "…" } = (page.value ?? {}) as { title?: unknown };
    const fix = isWaiting(page, day)
      ? `Write [words](${address}) in a text that becomes public no later and stays, such as a post with publishOn: ${firstDay(page)}.`
      : `In navigation.yaml add a line "  - label: ${String(title)}" below quickLinks, and "    href: ${address}" below that; or write [words](${address}) in another text.`;
    const says = `Nothing leads to this page at ${address}, so nobody would find it.`;
    return problemAt(page, [], { says, fix });
  });
}
