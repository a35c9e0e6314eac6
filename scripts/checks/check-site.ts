import type { Inspection } from "#app/library/inspect.server.ts";
import { publicPicture } from "#app/model/fields/image.ts";
import type { SiteRecord } from "#scripts/build/site-record.ts";
import { entriesHavePages } from "#scripts/checks/entries-have-pages.ts";
import { pagesAreLight } from "#scripts/checks/pages-are-light.ts";
import { pagesAreReachable } from "#scripts/checks/pages-are-reachable.ts";
import { picturesAreUsed } from "#scripts/checks/pictures-are-used.ts";
import { linksArrive } from "#scripts/checks/links-arrive.ts";
import { oneHeading } from "#scripts/checks/one-heading.ts";
import { securityTextIsFresh } from "#scripts/checks/security-text-is-fresh.ts";
import type { SiteProblem } from "#scripts/checks/site-problem.ts";
import { sourcesAreOurs } from "#scripts/checks/sources-are-ours.ts";
import { titlesAreUnique } from "#scripts/checks/titles-are-unique.ts";

/** A site that waits to be published: its pages, the paths of its files, and its security.txt. */
export type SiteToCheck = {
  pages: SiteRecord["pages"];
  files: string[];
  security: string;
  words: Pick<Inspection, "entries" | "contents">;
};

/** Runs every check of a site and answers with all that is wrong. */
export function checkSite({ pages, files, security, words }: SiteToCheck): SiteProblem[] {
  const { entries, contents } = words;
  const facts = Object.values(pages).flatMap((page) => page.facts ?? []);
  const header = contents?.navigation.header ?? [];
  const found = facts.filter(({ address }) => address !== "/404" && address !== "/500");
  const paths = files.map((file) => `/${file}`);
  return [
    ...linksArrive(facts, new Set(paths)),
    ...entriesHavePages(entries, facts),
    ...pagesAreReachable(
      found,
      header.map(({ href }) => href),
    ),
    ...picturesAreUsed(facts, paths.filter(isPicture)),
    ...sourcesAreOurs(facts),
    ...oneHeading(facts),
    ...titlesAreUnique(found),
    ...pagesAreLight(pages),
    ...securityTextIsFresh(security, new Date()),
  ];
}

// What stands in these folders is made for the pages and named by what they hold.
function isPicture(file: string) {
  return publicPicture.test(file) && !/^\/(assets|icons)\//.test(file);
}
