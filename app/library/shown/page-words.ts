import { postAddress } from "#app/library/addresses.ts";
import { basePath, withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { pageHead, type PageHead } from "#app/library/shown/page-head.ts";
import { sharePicture } from "#app/library/shown/share-picture.ts";

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
  trail: { name: string; address: string }[];
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
  article?: { headline: string; author: string; date: string };
  /** True on the page that asks for gifts. */
  isGiving: boolean;
};

/** The origin of the public site; SITE_URL overrides the address in the content. */
export function siteOrigin({ site }: Contents) {
  return (process.env.SITE_URL ?? site.address).replace(/\/+$/, "");
}

/** An address of this site in full. */
export function fullAddress(contents: Contents, address: string) {
  return siteOrigin(contents) + basePath + address;
}

/** What the page at an address tells machines about itself; `title` stands in for its own. */
export function pageWords(contents: Contents, address: string, title?: string): PageWords {
  const { site } = contents;
  const head = pageHead(contents, address);
  const picture = sharePicture(contents, head);
  return {
    title: withValues(site.titlePattern, { title: title ?? head.title }),
    description: head.description,
    canonical: fullAddress(contents, address),
    siteName: site.name,
    language: site.language,
    kind: head.kind,
    picture: { address: fullAddress(contents, `/assets/${picture.file}`), alt: picture.alt },
    trail: trailOf(contents, address, head.title),
    organization: organizationOf(contents),
    article: articleOf(contents, address),
    isGiving: address === "/donate",
  };
}

function trailOf(contents: Contents, address: string, title: string) {
  const home = contents.navigation.header.find(({ href }) => href === withinSite("/"));
  const blog = { name: contents.blog.title, address: fullAddress(contents, "/blog") };
  return [
    { name: home?.label ?? contents.site.name, address: fullAddress(contents, "/") },
    ...(address.startsWith("/blog/") ? [blog] : []),
    ...(address === "/" ? [] : [{ name: title, address: fullAddress(contents, address) }]),
  ];
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
  const post = posts.find(({ id }) => postAddress(id) === address);
  return post && { headline: post.title, author: post.author, date: post.date };
}
