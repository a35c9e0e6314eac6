import { parse } from "node-html-parser";
import { contentsFor, holdContents } from "#app/content/open-contents.server.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import { pagesOf, routedLanguages } from "#app/content/parts/pages.ts";
import type { Audience } from "#app/content/public-days.ts";
import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import { renderedTarget } from "#scripts/build/rendering/render-pages.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import { siteTargets } from "#scripts/build/rendering/site-targets.ts";

// Only texts are compared, so there are no assets.
const nothing = { styles: "", homeStyles: "", inlineStyles: new Map(), script: "", integrity: "" };
const assets = { ...nothing, fonts: [], weights: new Map() };

/** The title of a page and its HTML. */
export type RenderedPage = { title: string; html: string };

/** The rendered pages of content by address; rejects if the content is invalid. */
export async function renderedPages(content: FoundContent, audience: Audience) {
  const contents = await contentsFor(content, audience);
  const site = siteRenderer(assets, routedLanguages(contents));
  const pages = new Map<string, RenderedPage>();
  // Pages use the contents that are held.
  const release = holdContents(contents);
  try {
    for (const target of siteTargets(contents).filter(({ isPage }) => isPage)) {
      const { text: html } = await renderedTarget({ contents, site, assets }, target);
      const title = pagesOf(contentsAt(contents, target.address)).get(target.address)?.title ?? "";
      pages.set(target.address, { title, html });
    }
  } finally {
    release();
  }
  return pages;
}

/** The text of a page in reading order, with single spaces. */
export function wordsOfHtml(html = "") {
  const page = parse(html);
  const unread = "script, style, noscript, [hidden], [popover], [aria-hidden=true]";
  for (const element of page.querySelectorAll(unread)) element.remove();
  return (page.querySelector("body")?.structuredText ?? "").replaceAll(/\s+/g, " ").trim();
}
