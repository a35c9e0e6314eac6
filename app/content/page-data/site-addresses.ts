import { addressOf } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { postListAddresses, postLists, postsByDate } from "#app/content/parts/post-lists.ts";
import { fullAddress } from "#app/content/parts/full-address.ts";
import { pageHead } from "#app/content/parts/page-head.ts";
import { proverbPicture } from "#app/content/parts/proverb-card.ts";
import { sharePicture, type SharePicture } from "#app/content/parts/share-picture.ts";
import { isUnlisted } from "#app/content/parts/translations.ts";

/** Every address of the site that a visitor may open, in reading order. */
export function siteAddresses(contents: Contents): string[] {
  const lists = postLists(contents).flatMap(postListAddresses);
  return [
    ...new Set([...contents.designed, ...lists]),
    ...postsByDate(contents).map(({ id }) => addressOf({ kind: "posts", id })),
    ...contents.lesos.map(({ id }) => addressOf({ kind: "lesos", id })),
    ...contents.prosePages.map(({ id }) => addressOf({ kind: "prosePages", id })),
    ...contents.swahiliPages.map(({ id }) => addressOf({ kind: "swahiliPages", id })),
  ];
}

/** The site map: every page that is listed, in full, with the day it changed where that is written. */
export function siteMap(contents: Contents) {
  const days = new Map<string, string | undefined>([
    ...contents.posts.map(({ id, date, updated = date }) => [`/blog/${id}`, updated] as const),
    ...contents.prosePages.map(({ id, updated }) => [`/${id}`, updated] as const),
  ]);
  const listed = siteAddresses(contents).filter((address) => !isUnlisted(contents, address));
  return listed.map((address) => ({
    address: fullAddress(contents, address),
    changed: days.get(address),
  }));
}

/** The share pictures of all pages and those of proverbs that are sent by themselves, each once. */
export function sharePictures(contents: Contents): SharePicture[] {
  const pictures = [
    ...siteAddresses(contents).map((address) =>
      sharePicture(contents, pageHead(contents, address)),
    ),
    ...contents.lesos.map((proverb) => proverbPicture(contents, proverb)),
  ];
  return [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
}

/** The newest posts for feed readers. */
export function feedPosts(contents: Contents) {
  const { site, blog } = contents;
  return {
    title: site.name,
    description: blog.description,
    language: site.language,
    copyright: site.copyright,
    home: fullAddress(contents, "/blog"),
    self: fullAddress(contents, "/feed.xml"),
    posts: postsByDate(contents)
      .slice(0, 20)
      .map(({ id, title, excerpt, author, date, updated, category }) => ({
        title,
        excerpt,
        author,
        date,
        updated,
        category,
        address: fullAddress(contents, `/blog/${id}`),
      })),
  };
}
