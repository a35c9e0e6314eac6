import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";

/** No page loads a picture or a script from another site, which would learn of each visitor. */
export function sourcesAreOurs(pages: PageFacts[]): SiteProblem[] {
  return pages.flatMap(({ address, foreign }) =>
    foreign.map((source) => ({ address, says: `loads ${source}, which is not part of this site` })),
  );
}
