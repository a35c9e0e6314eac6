import { designedPages } from "#app/content/page-kinds.ts";
import { wordsOfHtml, type SitePages } from "#scripts/review/pages/site-pages.ts";

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

/** The pages that differ between two states of the site, /help first and error pages last. */
export async function changedPages(before: SitePages, after: SitePages): Promise<ChangedPage[]> {
  const rank = (address: string) => {
    const { original = "" } = after.pages.get(address) ?? before.pages.get(address) ?? {};
    return original === designedPages.help.address ? 0 : /^\/(?:404|500)$/.test(original) ? 2 : 1;
  };
  const addresses = [...new Set([...after.pages.keys(), ...before.pages.keys()])];
  const changed: ChangedPage[] = [];
  for (const address of addresses.sort((a, b) => rank(a) - rank(b))) {
    const [old, now] = [before.pages.get(address), after.pages.get(address)];
    if (old?.data === now?.data) continue;
    const [oldHtml, newHtml] = [await before.html(address), await after.html(address)];
    if (oldHtml === newHtml) continue;
    const change = !old ? "added" : !now ? "removed" : "changed";
    const title = (now ?? old)?.title ?? "";
    changed.push({ address, change, title, old: wordsOfHtml(oldHtml), now: wordsOfHtml(newHtml) });
  }
  return withRenamed(changed);
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
