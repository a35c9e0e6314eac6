import type { CheckedWords } from "#app/library/checked-words.ts";
import { withInspection } from "#app/library/library.server.ts";
import type { Site } from "#scripts/build/pages/open-site.ts";
import type { PageAssets } from "#scripts/build/pages/page-assets.ts";
import { renderedTarget } from "#scripts/build/pages/render-pages.ts";
import { siteTargets, type SiteTarget } from "#scripts/build/pages/site-targets.ts";
import { readPage, unmarkedPage, type PageReading } from "#scripts/sources/read-page.ts";
import { sourcedWords } from "#scripts/sources/sourced-words.ts";

/** A page as visitors get it, with what it holds and where that is written. */
export type ReadPage = PageReading & {
  target: SiteTarget;
  text: string;
  /** False where marks made another page of it, so that its texts lead nowhere. */
  isTraced: boolean;
};

/** Renders a page of these words, which the library answers from while it does. */
export type RenderPage = (words: CheckedWords, target: SiteTarget) => Promise<string>;

/** Renders pages as the public site has them. */
export function publicPages(site: Site, assets: PageAssets): RenderPage {
  return async ({ contents }, target) =>
    (await renderedTarget({ contents, site, assets }, target)).text;
}

/** A site as pages: read only when they are asked for, because most of them stay the same. */
export type ReadSite = {
  targets: Map<string, SiteTarget>;
  /** The page at an address without its sources, as visitors get it. */
  text: (address: string) => Promise<string>;
  /** The page at an address with its sources. */
  read: (address: string) => Promise<ReadPage>;
};

const sharePicture = /share-[\da-f]{12}\.png/g;

/**
 * Reads the pages that checked words make; `content` is the folder of their files.
 */
export function readSite(
  inspection: CheckedWords,
  content: string,
  renderPage: RenderPage,
): ReadSite {
  const { contents } = inspection;
  const targets = new Map(
    siteTargets(contents)
      .filter(({ isPage }) => isPage)
      .map((target) => [target.address, target]),
  );
  const targetAt = (address: string) => {
    const target = targets.get(address);
    if (!target) throw new Error(`There is no page at ${address}.`);
    return target;
  };
  const render = (words: CheckedWords, address: string) =>
    withInspection(words, () => renderPage(words, targetAt(address)));
  const texts = new Map<string, Promise<string>>();
  const text = (address: string) => {
    const known = texts.get(address) ?? render(inspection, address);
    texts.set(address, known);
    return known;
  };
  return {
    targets,
    text,
    read: async (address) => {
      const words = await sourcedWords(inspection, content);
      const plain = await text(address);
      // A share picture is named after its words, which here have marks.
      const [picture = ""] = plain.match(sharePicture) ?? [];
      const marked = await render(words.inspection, address);
      const page = unmarkedPage(marked.replace(sharePicture, picture));
      // Code that looks at the end of a text would make another page, which then has no sources.
      const isTraced = page.text === plain;
      const known = isTraced ? page : { text: plain, marks: [] };
      const reading = readPage(known, words.sources, words.values);
      return { target: targetAt(address), text: plain, isTraced, ...reading };
    },
  };
}
