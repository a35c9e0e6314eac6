import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";

/** Every page has one main heading. */
export function oneHeading(pages: PageFacts[]): SiteProblem[] {
  return pages
    .filter(({ headings }) => headings !== 1)
    .map(({ address, headings }) => ({ address, says: `has ${headings} main headings, not one` }));
}
