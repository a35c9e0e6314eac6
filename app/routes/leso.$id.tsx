import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { withinSite } from "#app/content/base-path.ts";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { designedPages, pagesOfEntries } from "#app/content/page-kinds.ts";
import { addressIn } from "#app/content/languages/link-in.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { proverbCard } from "#app/content/parts/proverb-card.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { ProverbView } from "#app/views/proverb-view.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (contents, address, { id = "" }) => proverbPage(contents, id, address));

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Proverb() {
  const { props } = useLoaderData<typeof loader>();
  return <ProverbView {...props} />;
}

/** The data of a proverb's page; undefined if there is no such proverb. */
export function proverbPage(
  contents: Contents,
  id: string,
  address = pagesOfEntries.lesos.address(id),
) {
  const proverb = contents.lesos.find((proverb) => proverb.id === id);
  if (!proverb || !contents.pages.has(address)) return undefined;
  const words = pageWords(contents, "lesoPage");
  const props = {
    card: proverbCard(contents, proverb),
    lead: words.lead,
    all: {
      label: words.all,
      href: withinSite(addressIn(contents, designedPages.lesoPage.address)),
    },
    closing: words.closing,
  };
  return { meta: pageMeta(contents, address), props };
}

/** The props of a proverb's page. */
export type ProverbPage = NonNullable<ReturnType<typeof proverbPage>>["props"];
