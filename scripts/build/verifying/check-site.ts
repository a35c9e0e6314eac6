import { notFoundAddress } from "#app/content/addresses.ts";
import type { PageFacts } from "#scripts/build/rendering/page-facts.ts";
import type { RenderedPages } from "#scripts/build/rendering/render-pages.ts";
import { linkTarget } from "#scripts/build/verifying/link-target.ts";
import type { Severity } from "#scripts/check/rule.ts";

/** Something wrong with a page, at its address. */
export type SiteProblem = {
  address: string;
  says: string;
  /** The link that is wrong. */
  link?: string;
  severity: Severity;
};

// An error, unless it says that it is a warning.
type Found = Omit<SiteProblem, "severity"> & Partial<SiteProblem>;

/** A site before it is published: its pages and files, and whether it shows drafts. */
export type SiteToCheck = { pages: RenderedPages; files: string[]; drafts: boolean };

/** Runs every check on a site and returns all problems. */
export function checkSite({ pages, files, drafts }: SiteToCheck): SiteProblem[] {
  const facts = Object.values(pages);
  const pagesWithWords = facts.filter(
    ({ address }) => !address.endsWith(notFoundAddress) && address !== "/500",
  );
  const problems: Found[] = [
    ...linksArrive(facts, new Set(files.map((file) => `/${file}`)), drafts),
    ...pagesHaveTitles(pagesWithWords),
  ];
  return problems.map((problem) => ({ severity: "error", ...problem }));
}

/** Every link inside the site goes to an existing page or file, and to an existing anchor. */
function linksArrive(pages: PageFacts[], files: ReadonlySet<string>, drafts: boolean): Found[] {
  // A link to a page whose translation is a draft has an anchor of the page that visitors see.
  const severity = drafts ? "warning" : "error";
  const idsByAddress = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
  const problems: Found[] = [];
  for (const { address, links } of pages)
    for (const link of new Set(links)) {
      const target = linkTarget(link, address);
      if (!target) continue;
      const ids = idsByAddress.get(target.page);
      if (!ids && !files.has(target.page))
        problems.push({ address, link, says: `links to ${link}, which does not exist` });
      const says = `links to ${link}, but the page has no such anchor`;
      if (ids && target.anchor !== "" && !ids.has(target.anchor))
        problems.push({ address, link, says, severity });
    }
  return problems;
}

/** Every page has a title; two pages with one title in a language are hard to tell apart. */
function pagesHaveTitles(pages: PageFacts[]): Found[] {
  // Newer posts come first, and the newer one is the copy.
  const owners = new Map(pages.map((page) => [titleIn(page), page.address]));
  return pages.flatMap((page) => {
    const { address, title } = page;
    if (title === "") return [{ address, says: "has no title" }];
    const owner = owners.get(titleIn(page));
    const says = `has the same title as ${owner}, so visitors cannot tell the two apart`;
    return owner === address ? [] : [{ address, says, severity: "warning" }];
  });
}

function titleIn({ language, title }: PageFacts) {
  return `${language} ${title}`;
}
