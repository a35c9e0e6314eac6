import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import { insidePage } from "#scripts/checks/inside-page.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";

/** Every picture below public/ is asked for by a page; a picture that nobody sees should not be public. */
export function picturesAreUsed(pages: PageFacts[], pictures: string[]): SiteProblem[] {
  const used = new Set(
    pages.flatMap(({ address, links }) =>
      links.flatMap((link) => insidePage(link, address)?.page ?? []),
    ),
  );
  return pictures
    .filter((picture) => !used.has(picture))
    .map((picture) => ({ address: picture, says: "is a picture that no page shows" }));
}
