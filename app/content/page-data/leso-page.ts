import { lesoAddress } from "#app/content/addresses.ts";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { clothOfProverb } from "#app/content/parts/page-head.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { shareWays } from "#app/content/parts/share-ways.ts";

/** What the page of a proverb says; undefined where there is no such proverb. */
export function lesoPage(contents: Contents, id: string) {
  const { lesos, lesoPage: words } = contents;
  const all = lesos.map((proverb) => ({
    ...proverb,
    cloth: clothOfProverb(proverb),
    href: withinSite(lesoAddress(proverb.id)),
  }));
  const proverb = all.find((one) => one.id === id);
  if (!proverb) return undefined;
  const address = lesoAddress(id);
  const props = {
    ...words,
    proverb,
    share: { ...shareWays(contents, address, proverb.text), heading: words.send },
    others: { heading: words.others, list: all.filter((one) => one !== proverb) },
  };
  return { meta: pageMeta(contents, address), props };
}

/** The props of the page of a proverb. */
export type LesoPage = NonNullable<ReturnType<typeof lesoPage>>["props"];
