import { postAddress, paginatedAddress } from "#app/library/addresses.ts";
import { basePath } from "#app/library/base-path.ts";
import { chosenOrigin } from "#app/library/chosen-origin.ts";
import type { Contents } from "#app/library/contents.ts";
import { entryWithId } from "#app/library/entry-with-id.ts";
import { withValues } from "#app/library/fill-text.ts";
import { postListPageAt } from "#app/library/posts/post-lists.ts";
import { breadcrumbs, type Breadcrumb } from "#app/library/shown/breadcrumbs.ts";
import { pageHead, type PageHead } from "#app/library/shown/page-head.ts";
import { sharePicture } from "#app/library/shown/share-picture.ts";
import { eventWords, type EventWords } from "#app/library/shown/shown-events.ts";
import { isSwahili, translationsOf, type Translation } from "#app/library/shown/translations.ts";

/** What a page tells machines about itself. */
export type PageWords = {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  language: string;
  kind: PageHead["kind"];
  picture: { address: string; alt: string };
  /** The way from the home page to this one, both included. */
  breadcrumbs: Breadcrumb[];
  /** The full addresses of the pages beside this one, where it is a page of a list. */
  previous?: string;
  next?: string;
  organization: {
    name: string;
    motto: string;
    address: string;
    logo: string;
    email: string;
    phone: string;
    location: string;
    profiles: string[];
    giving: string;
  };
  /** What a post tells besides. */
  article?: { headline: string; author: string; date: string; updated?: string };
  /** What people can come to, on the page that shows it. */
  events?: EventWords[];
  /** The page in every language, itself among them; empty where there is one only. */
  translations: Translation[];
  /** True where no other site may learn that somebody was here. */
  isPrivate?: boolean;
  /** True on the page that asks for gifts. */
  isGiving: boolean;
};

/** The origin of the public site; SITE_URL overrides the address in the content. */
export function siteOrigin({ site }: Contents) {
  return chosenOrigin() ?? site.address.replace(/\/+$/, "");
}

/** An address of this site in full. */
export function fullAddress(contents: Contents, address: string) {
  return siteOrigin(contents) + basePath + address;
}

/** What the page at an address tells machines about itself. */
export function pageWords(contents: Contents, address: string): PageWords {
  const { site } = contents;
  const head = pageHead(contents, address);
  const picture = sharePicture(contents, head);
  return {
    title: withValues(site.titlePattern, { title: head.title }),
    description: head.description,
    canonical: fullAddress(contents, address),
    siteName: site.name,
    language: isSwahili(address) ? "sw" : site.language,
    translations: translationsOf(contents, address).map((one) => ({
      ...one,
      address: fullAddress(contents, one.address),
    })),
    kind: head.kind,
    picture: { address: fullAddress(contents, `/assets/${picture.file}`), alt: picture.alt },
    breadcrumbs: breadcrumbs(contents, address, head.title).map((step) => ({
      ...step,
      address: fullAddress(contents, step.address),
    })),
    organization: organizationOf(contents),
    article: articleOf(contents, address),
    events: address === "/" ? eventWords(contents) : undefined,
    isGiving: address === "/donate",
    ...neighborsOf(contents, address),
  };
}

function neighborsOf(contents: Contents, address: string) {
  const place = postListPageAt(contents, address);
  if (!place) return {};
  const { list, page } = place;
  const at = (number: number) => fullAddress(contents, paginatedAddress(list.address, number));
  return {
    ...(page > 1 && { previous: at(page - 1) }),
    ...(page < list.pages && { next: at(page + 1) }),
  };
}

function organizationOf(contents: Contents) {
  const { name, motto, email, phone, location, social } = contents.site;
  return {
    name,
    motto,
    email,
    phone,
    location,
    address: fullAddress(contents, "/"),
    logo: fullAddress(contents, "/icons/icon-512.png"),
    giving: fullAddress(contents, "/donate"),
    profiles: social.flatMap(({ address }) => (address ? [address] : [])),
  };
}

function articleOf({ posts }: Contents, address: string) {
  const id = address.slice(postAddress("").length);
  const post = address === postAddress(id) ? entryWithId(posts, id) : undefined;
  if (!post) return undefined;
  const { title, author, date, updated } = post;
  return { headline: title, author, date, updated };
}
