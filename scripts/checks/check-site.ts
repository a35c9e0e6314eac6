import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { publicPicture } from "#app/model/fields/image.ts";
import { entriesHavePages } from "#scripts/checks/entries-have-pages.ts";
import { pagesAreReachable } from "#scripts/checks/pages-are-reachable.ts";
import { picturesAreUsed } from "#scripts/checks/pictures-are-used.ts";
import { linksArrive } from "#scripts/checks/links-arrive.ts";
import { oneHeading } from "#scripts/checks/one-heading.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";
import { sourcesAreOurs } from "#scripts/checks/sources-are-ours.ts";
import { titlesAreUnique } from "#scripts/checks/titles-are-unique.ts";

/** Runs every check of what pages say of each other and answers with all that is wrong. */
export function checkSite(
  pages: PageFacts[],
  files: ReadonlySet<string>,
  { entries, contents }: Pick<Inspection, "entries" | "contents">,
): SiteProblem[] {
  const header = contents?.navigation.header ?? [];
  const found = pages.filter(({ address }) => address !== "/404" && address !== "/500");
  return [
    ...linksArrive(pages, files),
    ...entriesHavePages(entries, pages),
    ...pagesAreReachable(
      found,
      header.map(({ href }) => href),
    ),
    ...picturesAreUsed(pages, [...files].filter(isPicture)),
    ...sourcesAreOurs(pages),
    ...oneHeading(pages),
    ...titlesAreUnique(found),
  ];
}

// What stands in these folders is made for the pages and named by what they hold.
function isPicture(file: string) {
  return publicPicture.test(file) && !/^\/(assets|icons)\//.test(file);
}
