import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/kinds.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { proverbCard } from "#app/content/parts/proverb-card.ts";

/** The data of the page with all cloths. */
export function lesoPage(contents: Contents, address: string = designedPages.lesoPage.address) {
  const cards = contents.lesos.map((proverb) => proverbCard(contents, proverb));
  const { closing } = contents.lesoPage;
  return pageAt(contents, address, { cards, closing });
}

/** The props of the page with all cloths. */
export type LesoPage = ReturnType<typeof lesoPage>["props"];
