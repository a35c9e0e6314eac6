import type { Contents } from "#app/content/contents.ts";
import { holdContents, contentsFor } from "#app/content/open-contents.server.ts";
import { pageOrigins } from "#app/content/page-data/page-origins.ts";
import type { Audience } from "#app/content/public-days.ts";
import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { renderedTarget } from "#scripts/build/rendering/render-pages.ts";
import { siteTargets, type SiteTarget } from "#scripts/build/rendering/site-targets.ts";

/** A content folder that is in order, and the pages that it makes. */
export type SiteState = {
  contents: Contents;
  targets: Map<string, SiteTarget>;
  /** The page at an address as visitors get it. */
  page: (address: string) => Promise<string>;
  /** What the loaders of a page answer, and with whom the page may speak, as a text to compare. */
  data: (address: string) => Promise<string>;
};

// Pages ask for the contents that are held, so that one is rendered after the other.
let last: Promise<unknown> = Promise.resolve();

/** The pages that content makes with this code; rejects where something in it is not in order. */
export async function siteState(
  content: FoundContent,
  assets: PageAssets,
  audience: Audience,
): Promise<SiteState> {
  const contents = await contentsFor(content, audience);
  const site = siteRenderer(assets);
  const pages = siteTargets(contents).filter(({ isPage }) => isPage);
  const targets = new Map(pages.map((target) => [target.address, target]));
  const once = (ask: (target: SiteTarget) => Promise<string>) => {
    const known = new Map<string, Promise<string>>();
    return (address: string) => {
      const target = targets.get(address) ?? { address, file: "", status: 200, isPage: true };
      const answer =
        known.get(address) ??
        last.then(() => {
          const release = holdContents(contents);
          return ask(target).finally(release);
        });
      last = answer.catch(() => {});
      known.set(address, answer);
      return answer;
    };
  };
  return {
    contents,
    targets,
    page: once(async (target) => (await renderedTarget({ contents, site, assets }, target)).text),
    data: once(async ({ address }) => {
      return JSON.stringify(pageOrigins(contents, address)) + (await site.data(address));
    }),
  };
}
