import { listAddress, paginatedAddress } from "#app/library/addresses.ts";
import { withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { pageNumbers } from "#app/library/posts/page-numbers.ts";
import {
  postListPageAt,
  postLists,
  postsOnPage,
  type PostListPage,
} from "#app/library/posts/post-lists.ts";
import { postYears } from "#app/library/posts/post-years.ts";
import { pageHead } from "#app/library/shown/page-head.ts";
import { pageWords } from "#app/library/shown/page-words.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";
import { shownPost } from "#app/library/shown/shown-post.ts";

/** Which page of which list is asked for, as it stands in an address; the first of all otherwise. */
export type AskedPage = { category?: string; page?: string };

/** What a page of a list of posts says; undefined where there is no such page. */
export function blogPage(contents: Contents, { category, page = "" }: AskedPage = {}) {
  const list = listAddress(category);
  const address = page === "" ? list : paginatedAddress(list, page);
  const place = postListPageAt(contents, address);
  if (!place) return undefined;
  return {
    words: pageWords(contents, address),
    view: {
      hero: shownHero("blog", { ...contents.blog, heading: headingOf(contents, place) }),
      categories: categoryLinks(contents, place),
      posts: postsOnPage(place).map((post) => ({
        ...shownPost(contents, post),
        read: withValues(contents.blog.read, { title: post.title }),
      })),
      noPosts: contents.blog.noPosts,
      pages: pageLinks(contents, place),
      // The posts of a category are found in their own list.
      years: place.list.category === undefined ? yearLinks(contents) : undefined,
    },
  };
}

/** The links to the posts of each year, the one of this page marked; undefined with few posts. */
export function yearLinks(contents: Contents, current?: string) {
  const years = postYears(contents);
  if (years.length === 0) return undefined;
  const links = years.map(({ year, address }) => ({
    label: year,
    href: withinSite(address),
    current: year === current ? ("page" as const) : undefined,
  }));
  return { name: contents.blog.years.name, links };
}

function headingOf(contents: Contents, { list }: PostListPage) {
  const { heading, title } = pageHead(contents, list.address);
  return list.category === undefined ? heading : title;
}

function categoryLinks(contents: Contents, { list, page }: PostListPage) {
  const { name, all } = contents.blog.categories;
  const lists = postLists(contents);
  // Without a post there is nothing to choose from.
  if (lists.length === 1) return undefined;
  const links = lists.map(({ address, category = all }) => ({
    label: category,
    href: withinSite(address),
    current: address === list.address ? currentOf(page === 1) : undefined,
  }));
  return { name, links };
}

// A further page of a list is in the list, but not the page to which the list's link leads.
function currentOf(isThisPage: boolean) {
  return isThisPage ? ("page" as const) : ("true" as const);
}

function pageLinks({ blog }: Contents, { list, page }: PostListPage) {
  const { address, pages } = list;
  if (pages === 1) return undefined;
  const href = (to: number) => withinSite(paginatedAddress(address, to));
  const link = (label: string, to: number) =>
    to >= 1 && to <= pages ? { label, href: href(to) } : undefined;
  const numbers = pageNumbers(page, pages);
  return {
    name: blog.pages,
    position: withValues(blog.position, { page, pages }),
    newer: link(blog.newer, page - 1),
    older: link(blog.older, page + 1),
    numbers: numbers.map((to, index) => ({
      number: String(to),
      label: withValues(blog.pageLink, { page: to }),
      href: href(to),
      current: to === page,
      isAfterGap: index > 0 && numbers[index - 1] !== to - 1,
    })),
  };
}
