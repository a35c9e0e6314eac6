import { parse } from "node-html-parser";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { contentsAt, originalAddress } from "#app/content/parts/contents-at.ts";
import type { Audience } from "#app/content/public-days.ts";
import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import { siteTargets } from "#scripts/build/rendering/site-targets.ts";

/** A page that differs for visitors, with its old and new text. */
export type ChangedPage = {
  address: string;
  change: "added" | "removed" | "changed" | "renamed";
  /** The old address of a renamed page. */
  from?: string;
  title: string;
  old: string;
  now: string;
};

/** The pages of a site by address, each with its title and its address in the first language. */
export type SitePages = Map<string, { title: string; original: string; html: string }>;

/** Renders the pages of content; rejects if the content is invalid. A page that is as it was before is kept once. */
export async function sitePages(
  content: FoundContent,
  audience: Audience,
  before?: SitePages,
): Promise<SitePages> {
  const contents = await contentsFor(content, audience);
  // Only texts are compared, so there are no assets.
  const render = siteRenderer(contents, { styles: "", homeStyles: "", script: "" });
  const pages: SitePages = new Map();
  for (const { address, status, isPage } of siteTargets(contents)) {
    if (!isPage) continue;
    const title = contentsAt(contents, address).pages.get(address)?.title ?? "";
    const now = await render(address, status);
    const old = before?.get(address)?.html;
    // The string that is there already, so that the new one can be freed.
    const html = old === now ? old : now;
    pages.set(address, { title, original: originalAddress(contents, address), html });
  }
  return pages;
}

/** The pages that differ between two states of the site, /help first and error pages last. */
export function changedPages(before: SitePages, after: SitePages): ChangedPage[] {
  // In the order of the new site, with its titles.
  const pages = new Map([...after, ...before, ...after]);
  const ranks: Record<string, number> = { [designedPages.help.address]: 0, "/404": 2, "/500": 2 };
  const rankOf = ({ original }: { original: string }) => ranks[original] ?? 1;
  const changed = [...pages]
    .filter(([address]) => before.get(address)?.html !== after.get(address)?.html)
    .sort(([, left], [, right]) => rankOf(left) - rankOf(right))
    .map(([address, { title }]): ChangedPage => {
      const [old, now] = [before.get(address)?.html, after.get(address)?.html];
      const change = old === undefined ? "added" : now === undefined ? "removed" : "changed";
      return { address, change, title, old: wordsOfHtml(old), now: wordsOfHtml(now) };
    });
  return withRenamed(changed);
}

// The text of a page in reading order, with single spaces.
function wordsOfHtml(html = "") {
  const page = parse(html);
  const unread = "script, style, noscript, [hidden], [popover], [aria-hidden=true]";
  for (const element of page.querySelectorAll(unread)) element.remove();
  return (page.querySelector("body")?.structuredText ?? "").replaceAll(/\s+/g, " ").trim();
}

// A new page with the title of one that is gone is that page at another address.
function withRenamed(changed: ChangedPage[]) {
  const gone = changed.filter(({ change }) => change === "removed");
  const pages = changed.map((page): ChangedPage => {
    const at = gone.findIndex(({ title }) => page.change === "added" && title === page.title);
    const [old] = at < 0 ? [] : gone.splice(at, 1);
    return old ? { ...page, change: "renamed", from: old.address, old: old.old } : page;
  });
  return pages.filter((page) => page.change !== "removed" || gone.includes(page));
}
