import { originalAddress } from "#app/content/addresses.ts";
import { designedPageList } from "#app/content/kinds.ts";
import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";

/** What is not told in Swahili yet, in one sentence: pages by their address, posts counted; undefined where all is, or nothing. */
export function untranslatedPages(content: FoundContent): string | undefined {
  const { addresses, entriesOf } = checkedSite(content);
  if (![...addresses].some((one) => one.startsWith("/sw"))) return undefined;
  const told = new Set([
    ...entriesOf("swahiliPages").map(({ id }) => originalAddress(id)),
    ...designedPageList.flatMap(({ address, swahili = "" }) =>
      addresses.has(swahili) ? [address] : [],
    ),
  ]);
  const missing = [...addresses].filter(
    (one) => !told.has(one) && !/^\/(?:sw|leso)(?:\/|$)/.test(one),
  );
  const posts = missing.filter((one) => /^\/blog\/(?!category\/)/.test(one)).length;
  const pages = missing.filter((one) => !one.startsWith("/blog/"));
  const all = [...pages, ...(posts > 0 ? [`${posts} posts`] : [])];
  return all.length > 0 ? `Not in Swahili yet: ${all.join(", ")}.` : undefined;
}
