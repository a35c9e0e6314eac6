import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { proverbCard } from "#app/content/parts/proverb-card.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { LesoView } from "#app/views/leso-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, lesoPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Lesos() {
  const { props } = useLoaderData<typeof loader>();
  return <LesoView {...props} />;
}

// The data of the page with all cloths.
function lesoPage(contents: Contents, address: string = designedPages.lesoPage.address) {
  const cards = contents.lesos.map((proverb) => proverbCard(contents, proverb));
  const { closing } = pageWords(contents, "lesoPage");
  return pageAt(contents, address, { cards, closing });
}

/** The props of the page with all cloths. */
export type LesoPage = ReturnType<typeof lesoPage>["props"];
