import type { Contents } from "#app/content/contents.ts";
import { holdContents, contentsFor } from "#app/content/open-contents.server.ts";
import { pageOrigins } from "#app/content/page-data/page-origins.ts";
import type { Audience } from "#app/content/public-days.ts";
import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { renderedTarget } from "#scripts/build/rendering/render-pages.ts";
import { siteTargets, type SiteTarget } from "#scripts/build/rendering/site-targets.ts";

/** Assets of nothing, since only the words of pages are compared. */
export const noAssets: PageAssets = {
  styles: "",
  homeStyles: "",
  inlineStyles: new Map(),
  script: "",
  integrity: "",
  fonts: [],
  weights: new Map(),
};

/** A content folder that is in order, and the pages that it makes. */
export type SiteState = {
  contents: Contents;
  targets: Map<string, SiteTarget>;
  /** The page at an address as visitors get it; one that is asked for again is kept until then. */
  page: (address: string, isAskedAgain?: boolean) => Promise<string>;
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
  const ask = (address: string, render: (target: SiteTarget) => Promise<string>) => {
    const target = targets.get(address) ?? { address, file: "", status: 200, isPage: true };
    const answer = last.then(() => {
      const release = holdContents(contents);
      return render(target).finally(release);
    });
    last = answer.catch(() => {});
    return answer;
  };
  const kept = new Map<string, Promise<string>>();
  return {
    contents,
    targets,
    page: (address, isAskedAgain = false) => {
      const text = async (target: SiteTarget) =>
        (await renderedTarget({ contents, site, assets }, target)).text;
      const page = kept.get(address) ?? ask(address, text);
      if (isAskedAgain) kept.set(address, page);
      else kept.delete(address);
      return page;
    },
    data: (address) =>
      ask(address, async () => {
        return JSON.stringify(pageOrigins(contents, address)) + (await site.data(address));
      }),
  };
}
