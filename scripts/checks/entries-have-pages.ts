import { addressOf } from "#app/library/addresses.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";

/** Every entry that is a page of its own has been rendered, so that no post is lost on the way. */
export function entriesHavePages(entries: Entry[], pages: PageFacts[]): SiteProblem[] {
  const rendered = new Set(pages.map(({ address }) => address));
  return entries
    .filter((entry) => !isDraft(entry) && addressOf(entry) !== "")
    .filter((entry) => !rendered.has(addressOf(entry)))
    .map((entry) => ({ address: addressOf(entry), says: `was not rendered from ${entry.file}` }));
}
