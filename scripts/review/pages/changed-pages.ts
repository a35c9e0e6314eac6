import { readPage, type Unit } from "#scripts/review/pages/read-page.ts";
import type { SiteState } from "#scripts/review/pages/site-state.ts";

/** A page that a branch makes different for a visitor. */
export type ChangedPage = {
  address: string;
  change: "added" | "removed" | "changed";
  /** What readers call it. */
  title: string;
  /** What it said, and what it says now; nothing where it came or went. */
  old: Unit[];
  now: Unit[];
};

/** The pages that differ between two states of the site, /help first and error pages last. */
export async function changedPages(before: SiteState, after: SiteState): Promise<ChangedPage[]> {
  const addresses = [...new Set([...after.addresses, ...before.addresses])];
  const rank = (one: string) => (one.endsWith("/help") ? 0 : /^\/\d+$/.test(one) ? 2 : 1);
  const pages: ChangedPage[] = [];
  for (const address of addresses.sort((one, other) => rank(one) - rank(other))) {
    const [old, now] = [await before.page(address), await after.page(address)];
    if (old === now) continue;
    const change = old === "" ? "added" : now === "" ? "removed" : "changed";
    const units = { old: readPage(old), now: readPage(now) };
    const named = now === "" ? units.old : units.now;
    const title = named.find(({ kind }) => kind === "title")?.words ?? address;
    const [start = "", end = ""] = after.titlePattern.split("{title}");
    const isOwn = title.startsWith(start) && title.endsWith(end) && title !== end;
    const name = isOwn ? title.slice(start.length, title.length - end.length) : title;
    pages.push({ address, change, title: name, ...units });
  }
  return pages;
}
