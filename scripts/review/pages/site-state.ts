import type { Contents } from "#app/content/contents.ts";
import { holdContents, contentsFor } from "#app/content/open-contents.server.ts";
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
  /** The page at an address as visitors get it, or as other contents would make it. */
  page: (address: string, others?: Contents) => Promise<string>;
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
  const known = new Map<string, Promise<string>>();
  const render = (address: string, made: Contents) => {
    const target = targets.get(address) ?? { address, file: "", status: 200, isPage: true };
    const rendered = last.then(async () => {
      const release = holdContents(made);
      const rendering = renderedTarget({ contents: made, site, assets }, target);
      return (await rendering.finally(release)).text;
    });
    last = rendered.catch(() => {});
    return rendered;
  };
  const page = (address: string, others?: Contents) => {
    if (others) return render(address, others);
    const text = known.get(address) ?? render(address, contents);
    known.set(address, text);
    return text;
  };
  return { contents, targets, page };
}
