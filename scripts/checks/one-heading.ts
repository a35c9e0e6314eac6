import type { BuiltPage } from "#scripts/build/pages/built-page.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";

/** Every page has one main heading. */
export function oneHeading(pages: BuiltPage[]): SiteProblem[] {
  return pages
    .filter(({ headings }) => headings !== 1)
    .map(({ address, headings }) => ({ address, says: `has ${headings} main headings, not one` }));
}
