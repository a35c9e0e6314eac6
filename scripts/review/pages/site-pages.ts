import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { contentsAt, originalAddress } from "#app/content/parts/contents-at.ts";
import type { Audience } from "#app/content/public-days.ts";
import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import { pageDataLoader } from "#scripts/build/rendering/page-data.ts";
import { renderedTarget } from "#scripts/build/rendering/render-pages.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import { siteTargets } from "#scripts/build/rendering/site-targets.ts";

// Only texts are compared, so there are no assets.
const nothing = { styles: "", homeStyles: "", inlineStyles: new Map(), script: "", integrity: "" };
const assets = { ...nothing, fonts: [], lasting: [] };

/** The pages of a site, which can be compared before any of them is rendered. */
export type SitePages = {
  /**
   * Each page by address: its title, its address in the first language, and the data that it is
   * rendered from.
   */
  pages: Map<string, { title: string; original: string; data: string }>;
  /** The HTML of the page at an address. */
  html: (address: string) => Promise<string>;
};

/** The pages of content; rejects if the content is invalid. */
export async function sitePages(content: FoundContent, audience: Audience): Promise<SitePages> {
  const contents = await contentsFor(content, audience);
  const [render, dataOf] = [siteRenderer(contents, assets), pageDataLoader(contents)];
  const targets = new Map(
    siteTargets(contents)
      .filter(({ isPage }) => isPage)
      .map((target) => [target.address, target]),
  );
  const pages: SitePages["pages"] = new Map();
  for (const address of targets.keys()) {
    const title = contentsAt(contents, address).pages.get(address)?.title ?? "";
    const data = shortHash(JSON.stringify(await dataOf(address)));
    pages.set(address, { title, original: originalAddress(contents, address), data });
  }
  const html = async (address: string) => {
    const target = targets.get(address);
    return target ? renderedTarget({ contents, render, assets }, target) : "";
  };
  return { pages, html };
}

// A thousand long posts would fill the memory.
function shortHash(text: string) {
  return createHash("sha256").update(text).digest("base64");
}

/** The text of a page in reading order, with single spaces. */
export function wordsOfHtml(html: string) {
  const page = parse(html);
  const unread = "script, style, noscript, [hidden], [popover], [aria-hidden=true]";
  for (const element of page.querySelectorAll(unread)) element.remove();
  return (page.querySelector("body")?.structuredText ?? "").replaceAll(/\s+/g, " ").trim();
}
