import path from "node:path";
import type { Contents } from "#app/library/contents.ts";
import { inspectContents, type Inspection } from "#app/library/inspect.server.ts";
import { withInspection } from "#app/library/library.server.ts";
import { openSite } from "#scripts/build/pages/open-site.ts";
import type { PageAssets } from "#scripts/build/pages/page-assets.ts";
import { renderedTarget } from "#scripts/build/pages/render-pages.ts";
import { siteTargets, type SiteTarget } from "#scripts/build/pages/site-targets.ts";

/** A content folder that is in order, and the pages that it makes. */
export type SiteState = {
  contents: Contents;
  targets: Map<string, SiteTarget>;
  /** The page at an address as visitors get it, or as other contents would make it. */
  page: (address: string, others?: Contents) => Promise<string>;
};

/** Reads a content folder and what the check finds in it. */
export function readContent(content: string, drafts = false): Promise<Inspection> {
  return inspectContents({ content, public: path.resolve("public") }, { drafts });
}

/** The pages that content makes with this code; undefined where something in it has to be mended. */
export function siteState(inspection: Inspection, assets: PageAssets): SiteState | undefined {
  const { contents } = inspection;
  if (!contents) return undefined;
  const site = openSite(assets);
  const pages = siteTargets(contents).filter(({ isPage }) => isPage);
  const targets = new Map(pages.map((target) => [target.address, target]));
  const known = new Map<string, Promise<string>>();
  const render = (address: string, made: Contents) =>
    withInspection({ ...inspection, contents: made }, async () => {
      const target = targets.get(address) ?? { address, file: "", status: 200, isPage: true };
      return (await renderedTarget({ contents: made, site, assets }, target)).text;
    });
  const page = (address: string, others?: Contents) => {
    if (others) return render(address, others);
    const text = known.get(address) ?? render(address, contents);
    known.set(address, text);
    return text;
  };
  return { contents, targets, page };
}
