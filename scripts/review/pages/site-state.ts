import { holdContents, contentsFor } from "#app/content/open-contents.server.ts";
import type { Audience } from "#app/content/public-days.ts";
import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import type { PageAssets } from "#scripts/build/rendering/page-assets.ts";
import { renderedTarget } from "#scripts/build/rendering/render-pages.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import { siteTargets } from "#scripts/build/rendering/site-targets.ts";

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

/** The pages that a content folder makes. */
export type SiteState = {
  addresses: string[];
  /** How the title of a page is made. */
  titlePattern: string;
  /** The page at an address as visitors get it; empty where there is none. */
  page: (address: string) => Promise<string>;
};

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
  return {
    addresses: [...targets.keys()],
    titlePattern: contents.site.titlePattern,
    page: async (address) => {
      const target = targets.get(address);
      if (!target) return "";
      // Pages ask for the contents that are held.
      const release = holdContents(contents);
      try {
        return (await renderedTarget({ contents, site, assets }, target)).text;
      } finally {
        release();
      }
    },
  };
}
