import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";

/** Every page has a title, and no two share one. */
export function titlesAreUnique(pages: PageFacts[]): SiteProblem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ address, title }) => {
    if (title === "") return [{ address, says: "has no title" }];
    const other = first.get(title);
    if (other !== undefined) return [{ address, says: `has the title of ${other}: ${title}` }];
    first.set(title, address);
    return [];
  });
}
