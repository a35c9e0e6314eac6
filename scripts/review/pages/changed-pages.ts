import { parse } from "node-html-parser";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import type { Audience } from "#app/content/public-days.ts";
import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import { siteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import { checkedAssets } from "#scripts/build/verifying/built-pages.ts";
import { siteTargets } from "#scripts/build/rendering/site-targets.ts";

/** A page that differs for visitors, with its old and new text. */
export type ChangedPage = {
  address: string;
  change: "added" | "removed" | "changed";
  title: string;
  old: string;
  now: string;
};

/** The pages of a site by address, error pages last. */
export type SitePages = Map<string, { title: string; html: string }>;

/** Renders the pages of content; rejects if the content is invalid. A page that is as it was before is kept once. */
export async function sitePages(
  content: FoundContent,
  audience: Audience,
  before?: SitePages,
): Promise<SitePages> {
  const contents = await contentsFor(content, audience);
  const render = siteRenderer(contents, checkedAssets);
  const pages: SitePages = new Map();
  const targets = siteTargets(contents).toSorted((left, right) => left.status - right.status);
  for (const { address, status, isPage } of targets) {
    if (!isPage) continue;
    const title = contentsAt(contents, address).pages.get(address)?.title ?? "";
    const now = await render(address, status);
    const old = before?.get(address)?.html;
    // The string that is there already, so that the new one can be freed.
    const html = old === now ? old : now;
    pages.set(address, { title, html });
  }
  return pages;
}

/** Two states of a site. */
type States = { before: SitePages; after: SitePages };

/** The pages that differ between two states of the site, in the order of the new one: for visitors, or only for reviewers of drafts, who read what each says now. */
export function changedPages(visible: States, drafts = visible): ChangedPage[] {
  const all = new Map([...drafts.after, ...drafts.before, ...drafts.after]);
  return [...all].flatMap(([address, { title }]) => {
    const [shown, reviewed] = [visible, drafts].map(({ before, after }) => {
      const [old, now] = [before, after].map((pages) => pages.get(address)?.html);
      return old === now ? undefined : { old, now };
    });
    const differing = shown ?? reviewed;
    if (!differing) return [];
    const { old, now } = differing;
    const change = old === undefined ? "added" : now === undefined ? "removed" : "changed";
    const read = wordsOfHtml((reviewed ?? differing).now);
    return { address, change, title, old: wordsOfHtml(old), now: read };
  });
}

// The text of a page in reading order, with single spaces.
function wordsOfHtml(html = "") {
  // Two elements in a row show two words; a tag between letters, such as that of a bold part, does not end a word.
  const page = parse(html.replaceAll(/(<\/\w+>)(?=<\w)/g, "$1 "));
  const unread = "script, style, noscript, [hidden], [popover]:not(nav), [aria-hidden=true]";
  for (const element of page.querySelectorAll(unread)) element.remove();
  return (page.querySelector("body")?.structuredText ?? "").replaceAll(/\s+/g, " ").trim();
}
