import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPageAt, designedPages, lists } from "#app/content/kinds.ts";
import { withValues } from "#app/content/fill-text.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";
import { proverbOf, sitePage } from "#app/content/parts/pages.ts";
import { previewSize, sharePicture } from "#app/content/parts/share-picture.ts";
import { translationsOf, type Translation } from "#app/content/parts/translations.ts";
import type { Jina } from "#app/model/fields/jina.ts";

/** What a page tells machines about itself. */
export type PageMeta = ReturnType<typeof pageMeta>;

/** What the page at an address tells machines about itself; every address is in full. */
export function pageMeta(contents: Contents, address: string) {
  const { name, motto, email, phone, location, titlePattern, social, sample } = (
    contents.first ?? contents
  ).site;
  const { donate } = designedPages;
  const head = sitePage(contents, address);
  const { file, type, alt } = sharePicture(contents, head);
  const full = (one: string) => fullAddress(contents, one);
  const inFull = (one: Translation) => ({ ...one, address: full(one.address) });
  return {
    title: withValues(titlePattern, { title: head.title }),
    description: head.description,
    canonical: full(address),
    language: contents.language,
    translations: translationsOf(contents, address).map(inFull),
    picture: { address: full(`/assets/${file}`), type, alt, ...previewSize },
    organization: {
      name,
      motto,
      email,
      location,
      phone: sample ? undefined : phone,
      address: full("/"),
      logo: full("/icons/icon-512.png"),
      giving: contents.designed.has(donate.address) ? full(donate.address) : undefined,
      profiles: social.flatMap((network) => network.address ?? []),
    },
    article: head.article && { ...head.article, headline: head.title },
    isUnlisted: contents.isPreview || head.unlisted === true,
    /** True where no other site may learn that somebody was here. */
    isPrivate: designedPageAt(address)?.name === "help",
    isGiving: designedPageAt(address)?.name === "donate",
  };
}

/** The page at an address: its meta, and its hero with what else its view needs. */
export function pageAt<Props>(contents: Contents, address: string, props: Props) {
  const { seed, heading, lead, jina, leso } = sitePage(contents, address);
  const hero = {
    seed,
    heading,
    lead,
    // Its meaning is said in English.
    jina: contents.first
      ? jina && { ...jina, meaning: undefined, source: undefined, send: undefined }
      : jina && { ...jina, send: lesoLink(contents, jina) },
    leso,
  };
  return { meta: pageMeta(contents, address), props: { ...props, hero } };
}

// The way to the cloth that has the same saying.
function lesoLink(contents: Contents, jina: Jina) {
  const same = proverbOf(contents, jina);
  return same && { label: contents.lesoPage.send, href: withinSite(lists.lesos.address(same.id)) };
}
