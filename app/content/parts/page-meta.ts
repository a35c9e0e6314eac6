import { lesoAddress, paginatedAddress } from "#app/content/addresses.ts";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPageAt, designedPages } from "#app/content/designed-pages.ts";
import { withValues } from "#app/content/fill-text.ts";
import { breadcrumbs } from "#app/content/parts/breadcrumbs.ts";
import { eventsForMachines } from "#app/content/parts/events.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";
import { pageHead } from "#app/content/parts/page-head.ts";
import { postListPageAt } from "#app/content/parts/post-lists.ts";
import { sharePicture } from "#app/content/parts/share-picture.ts";
import { isSwahili, translationsOf } from "#app/content/parts/translations.ts";
import type { Jina } from "#app/model/fields/jina.ts";

/** What a page tells machines about itself. */
export type PageMeta = ReturnType<typeof pageMeta>;

/** What the page at an address tells machines about itself; every address is in full. */
export function pageMeta(contents: Contents, address: string) {
  const { name, motto, email, phone, location, titlePattern, language, social } = contents.site;
  const { home, donate } = designedPages;
  const head = pageHead(contents, address);
  const picture = sharePicture(contents, head);
  const full = (one: string) => fullAddress(contents, one);
  const inFull = <Page extends { address: string }>(page: Page) => ({
    ...page,
    address: full(page.address),
  });
  return {
    title: withValues(titlePattern, { title: head.title }),
    description: head.description,
    canonical: full(address),
    language: isSwahili(address) ? "sw" : language,
    translations: translationsOf(contents, address).map(inFull),
    picture: { address: full(`/assets/${picture.file}`), alt: picture.alt },
    breadcrumbs: breadcrumbs(contents, address, head.title).map(inFull),
    organization: {
      ...{ name, motto, email, phone, location },
      address: full("/"),
      logo: full("/icons/icon-512.png"),
      giving: full(donate.address),
      profiles: social.flatMap((network) => network.address ?? []),
    },
    article: head.article && { ...head.article, headline: head.title },
    events: address === home.address ? eventsForMachines(contents) : [],
    /** True where no other site may learn that somebody was here. */
    isPrivate: designedPageAt(address)?.name === "help",
    isGiving: address === donate.address,
    ...neighbors(contents, address, full),
  };
}

// The pages before and after one page of a list.
function neighbors(contents: Contents, address: string, full: (address: string) => string) {
  const { list, page } = postListPageAt(contents, address) ?? {};
  if (!list || !page) return {};
  const at = (number: number) => full(paginatedAddress(list.address, number));
  return {
    previous: page > 1 ? at(page - 1) : undefined,
    next: page < list.pages ? at(page + 1) : undefined,
  };
}

/** The page at an address: its meta, and its hero with what else its view needs. */
export function pageAt<Props>(contents: Contents, address: string, props: Props) {
  const { seed, heading, lead, jina, leso } = pageHead(contents, address);
  const hero = { seed, heading, lead, jina: jina && { ...jina, send: lesoLink(contents, jina) }, leso };
  return { meta: pageMeta(contents, address), props: { ...props, hero } };
}

// The way to the cloth that has the same saying.
function lesoLink({ lesos, lesoPage }: Contents, jina: Jina) {
  const same = lesos.find(({ text }) => text === jina.text);
  return same && { label: lesoPage.send, href: withinSite(lesoAddress(same.id)) };
}
