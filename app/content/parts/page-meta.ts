import { feedAddress, prefixedAddress } from "#app/content/addresses.ts";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPageAt, designedPages, pagesOfEntries } from "#app/content/page-kinds.ts";
import { withValues } from "#app/content/fill-text.ts";
import { originalAddress, fullAddress } from "#app/content/parts/contents-at.ts";
import { addressIn } from "#app/content/languages/link-in.ts";
import { sitePage, type Jina } from "#app/content/parts/pages.ts";
import { previewSize, sharePicture } from "#app/content/parts/sharing.ts";
import { translationsOf, type Translation } from "#app/content/parts/translations-of.ts";

/** The metadata of a page. */
export type PageMeta = ReturnType<typeof pageMeta>;

/** The metadata of the page at an address; every address in it is a full URL. */
export function pageMeta(contents: Contents, address: string) {
  const { name, motto, email, phone, location, titlePattern, social } = contents.site;
  const { blog, donate } = designedPages;
  const blogAddress = prefixedAddress(contents.prefix, blog.address);
  const hasFeed = contents.pages.has(blogAddress) && `${address}/`.startsWith(`${blogAddress}/`);
  const head = sitePage(contents, address);
  const design = designedPageAt(originalAddress(contents, address));
  const { file, type, alt } = sharePicture(contents, head);
  const full = (path: string) => fullAddress(contents, path);
  const inFull = (translation: Translation) => ({
    ...translation,
    address: full(translation.address),
  });
  return {
    title: withValues(titlePattern, { title: head.title }),
    description: head.description,
    canonical: full(address),
    locale: head.article?.lang ?? contents.locale,
    translations: translationsOf(contents, address).map(inFull),
    feed: hasFeed ? { title: name, href: full(feedAddress(contents.prefix)) } : undefined,
    picture: { address: full(`/assets/${file}`), type, alt, ...previewSize },
    organization: {
      name,
      motto,
      email: email.text,
      location,
      phone: phone?.href && phone.text,
      address: full("/"),
      logo: full("/icons/icon-512.png"),
      giving: contents.designed.has(donate.address) ? full(donate.address) : undefined,
      profiles: social.flatMap((network) => network.address ?? []),
    },
    article: head.article && { ...head.article, headline: head.title },
    isUnlisted: contents.isPreview || head.unlisted === true,
    isPrivate: design?.isPrivate,
    isGiving: design?.hasGivingFrame,
  };
}

/** The page at an address: its metadata, its hero and the other props of its view. */
export function pageAt<Props>(contents: Contents, address: string, props: Props) {
  const { seed, heading, lead, jina, leso } = sitePage(contents, address);
  const hero = {
    seed,
    heading,
    lead,
    jina: jina && { ...jina, send: lesoLink(contents, jina) },
    leso,
  };
  return { meta: pageMeta(contents, address), props: { ...props, hero } };
}

// The link to the page of a proverb.
function lesoLink(contents: Contents, { id }: Jina) {
  const { designed, lesoPage } = contents;
  if (!lesoPage || !designed.has(designedPages.lesoPage.address)) return undefined;
  const address = addressIn(contents, pagesOfEntries.lesos.address(id));
  return { label: lesoPage.send, href: withinSite(address) };
}
