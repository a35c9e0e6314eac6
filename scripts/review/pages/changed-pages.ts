import { wordsOfHtml, type RenderedPage } from "#scripts/review/pages/rendered-pages.ts";

/** A page that differs for visitors, with its old and new text. */
export type ChangedPage = {
  address: string;
  change: "added" | "removed" | "changed";
  title: string;
  old: string;
  now: string;
};

type Pages = Map<string, RenderedPage>;

/** The pages that differ between two states of the site, /help first and error pages last. */
export function changedPages(before: Pages, after: Pages): ChangedPage[] {
  const rank = (one: string) => (one.endsWith("/help") ? 0 : /^\/\d+$/.test(one) ? 2 : 1);
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((address) => before.get(address)?.html !== after.get(address)?.html)
    .sort((one, other) => rank(one) - rank(other))
    .map((address): ChangedPage => {
      const [old, now] = [before.get(address), after.get(address)];
      const change = !old ? "added" : !now ? "removed" : "changed";
      const title = (now ?? old)?.title ?? "";
      return { address, change, title, old: wordsOfHtml(old?.html), now: wordsOfHtml(now?.html) };
    });
}
