import {
  categorySlug,
  listAddress,
  paginationEnd,
  paginatedAddress,
} from "#app/library/addresses.ts";
import type { Contents } from "#app/library/contents.ts";
import { postsByDate, type Posts } from "#app/library/posts/posts-in-order.ts";
import { categoriesOf, isAbout } from "#app/model/entries/post.ts";

// A list that grows with the archive would break its weight.
const postsPerPage = 24;

/** A list of posts, newest first: all of them, or those of one category. */
export type PostList = {
  /** The address of its first page. */
  address: string;
  /** What its posts are about; absent where it holds all. */
  category?: string;
  posts: Posts;
  /** How many pages it takes, at least one. */
  pages: number;
};

/** One page of a list of posts, counted from 1. */
export type PostListPage = { list: PostList; page: number };

const lists = new WeakMap<Posts, ReadonlyMap<string, PostList>>();

/** The list of all posts, then one for each category that has any. Sorted out once for all pages. */
export function postLists(contents: Contents): PostList[] {
  return [...listsByAddress(contents).values()];
}

/** The page of a list that is at this address; undefined where there is none. */
export function postListPageAt(contents: Contents, address: string): PostListPage | undefined {
  const further = paginationEnd.exec(address);
  const list = listsByAddress(contents).get(further ? address.slice(0, further.index) : address);
  const page = further ? Number(further[1]) : 1;
  // The first page has the list's own address and no other.
  if (!list || page > list.pages || (further && page === 1)) return undefined;
  return { list, page };
}

/** The addresses of all pages of a list, in reading order. */
export function postListAddresses({ address, pages }: PostList) {
  return Array.from({ length: pages }, (_, index) => paginatedAddress(address, index + 1));
}

/** The posts on one page of a list. */
export function postsOnPage({ list, page }: PostListPage) {
  return list.posts.slice((page - 1) * postsPerPage, page * postsPerPage);
}

function listsByAddress(contents: Contents) {
  const known = lists.get(contents.posts) ?? sortedOut(contents);
  lists.set(contents.posts, known);
  return known;
}

function sortedOut(contents: Contents) {
  const all = postsByDate(contents);
  const found = [
    listOf(listAddress(), all),
    ...categoriesOf(all).map((name) => {
      const posts = all.filter((post) => isAbout(post, name));
      return listOf(listAddress(categorySlug(name)), posts, posts[0]?.category);
    }),
  ];
  return new Map(found.map((list) => [list.address, list]));
}

function listOf(address: string, posts: Posts, category?: string): PostList {
  return { address, category, posts, pages: Math.max(Math.ceil(posts.length / postsPerPage), 1) };
}
