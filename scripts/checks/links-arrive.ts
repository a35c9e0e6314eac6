import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import { insidePage } from "#scripts/checks/inside-page.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";

/** Every link inside the site leads to a page or file, and to an anchor that is there. */
export function linksArrive(pages: PageFacts[], files: ReadonlySet<string>): SiteProblem[] {
  const idsByAddress = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
  return pages.flatMap(({ address, links }) =>
    [...new Set(links)].flatMap((link) => {
      const target = insidePage(link, address);
      if (!target) return [];
      const ids = idsByAddress.get(target.page);
      if (!ids && !files.has(target.page))
        return [{ address, says: `links to ${link}, which is not there` }];
      const isMissing = target.anchor !== "" && ids && !ids.has(target.anchor);
      return isMissing ? [{ address, says: `links to ${link}, but there is no such place` }] : [];
    }),
  );
}
