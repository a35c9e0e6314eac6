import { feedAddress, prefixedAddress } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPages, pagesOfEntries } from "#app/content/page-kinds.ts";
import { addressIn } from "#app/content/languages/link-in.ts";
import { languagesOf, fullAddress } from "#app/content/parts/contents-at.ts";
import { allPages, categoryName } from "#app/content/parts/pages.ts";
import { proverbPicture } from "#app/content/parts/proverb-card.ts";
import { sharePicture, type SharePicture } from "#app/content/parts/sharing.ts";

/** Every address that a visitor may open, in reading order. */
export function siteAddresses(contents: Contents): string[] {
  return allPages(contents).map(({ address }) => address);
}

/** The site map: the full address of every listed page, with the day of its last change if known; empty in a preview. */
export function siteMap(contents: Contents) {
  if (contents.isPreview) return [];
  const listed = allPages(contents).filter(({ unlisted }) => !unlisted);
  return listed.map(({ address, changed }) => ({
    address: fullAddress(contents, address),
    changed,
  }));
}

/** The share pictures of all pages, and those of proverbs that are sent on their own, each once. */
export function sharePictures(contents: Contents): SharePicture[] {
  const pictures = [
    ...languagesOf(contents).flatMap((language) => [
      ...[...language.pages.values()].map((page) => sharePicture(language, page)),
      ...language.lesos.map((proverb) => proverbPicture(language, proverb)),
    ]),
  ];
  return [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
}

/** The newest posts for feed readers; none in a preview. */
export function feedPosts(contents: Contents) {
  const { site, blog } = contents;
  return {
    title: site.name,
    description: blog?.description,
    locale: contents.locale,
    copyright: site.copyright,
    home: fullAddress(contents, prefixedAddress(contents.prefix, designedPages.blog.address)),
    self: fullAddress(contents, feedAddress(contents.prefix)),
    posts: (contents.isPreview ? [] : contents.postLists[0].posts).slice(0, 20).map((post) => ({
      ...post,
      category: categoryName(contents, post.category),
      address: fullAddress(contents, addressIn(contents, pagesOfEntries.posts.address(post.id))),
    })),
  };
}
