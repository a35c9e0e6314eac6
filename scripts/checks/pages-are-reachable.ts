import { paginationEnd } from "#app/content/addresses.ts";
import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import { insidePage } from "#scripts/checks/inside-page.ts";
import type { SiteProblem } from "#scripts/checks/check-site.ts";

const clicksAtMost = 3;

/**
 * Every page is found from the menu in three clicks. The pagination of the list of posts counts
 * for nothing, because a list is one place to its reader.
 */
export function pagesAreReachable(pages: PageFacts[], menu: string[]): SiteProblem[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const clicks = new Map<string, number>();
  let reached = menu.flatMap((link) => insidePage(link, "/")?.page ?? []);
  for (let click = 1; click <= clicksAtMost && reached.length > 0; click += 1) {
    // New pages join the end of the list while it is walked: pages of one list cost no click.
    const here = [...new Set(reached)].filter((address) => !clicks.has(address));
    const further: string[] = [];
    for (const address of here) {
      if (clicks.has(address)) continue;
      clicks.set(address, click);
      for (const target of linksOf(byAddress.get(address))) {
        (paginationEnd.test(target) ? here : further).push(target);
      }
    }
    reached = further;
  }
  return pages
    .filter(({ address }) => !clicks.has(address))
    .map(({ address }) => ({
      address,
      says: `cannot be reached from the menu in ${clicksAtMost} clicks`,
    }));
}

function linksOf(page: PageFacts | undefined) {
  const links = page?.links ?? [];
  return links.flatMap((link) => insidePage(link, page?.address ?? "")?.page ?? []);
}
