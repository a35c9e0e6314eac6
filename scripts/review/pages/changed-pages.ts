import type { ReadablePage } from "#scripts/review/pages/readable-pages.ts";

/** A page that a branch makes different for a visitor, with what it said and what it says now. */
export type ChangedPage = {
  address: string;
  change: "added" | "removed" | "changed";
  title: string;
  old: string;
  now: string;
};

type Pages = Map<string, ReadablePage>;

/** The pages that differ between two states of the site, /help first and error pages last. */
export function changedPages(before: Pages, after: Pages): ChangedPage[] {
  const rank = (one: string) => (one.endsWith("/help") ? 0 : /^\/\d+$/.test(one) ? 2 : 1);
  const said = (one?: ReadablePage) => JSON.stringify(one);
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((address) => said(before.get(address)) !== said(after.get(address)))
    .sort((one, other) => rank(one) - rank(other))
    .map((address): ChangedPage => {
      const [old, now] = [before.get(address), after.get(address)];
      const change = !old ? "added" : !now ? "removed" : "changed";
      const title = (now ?? old)?.title ?? "";
      return { address, change, title, old: old?.text ?? "", now: now?.text ?? "" };
    });
}
