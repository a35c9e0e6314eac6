import { categorySlug, listAddress, turnedPage, turnedTo } from "#app/library/addresses.ts";
import type { Contents } from "#app/library/contents.ts";
import { postsByDate, type Posts } from "#app/library/posts/posts-in-order.ts";
import { membersOf, noteAnswer } from "#app/library/reads/read-through.ts";
import { quietly } from "#app/library/reads/recorder.ts";
import { categoriesOf, isAbout } from "#app/model/entries/post.ts";

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
  const all = [...listsByAddress(contents).values()];
  noteAnswer(contents.posts, "lists", () =>
    all.map(({ address, category, pages }) => `${address} ${category} ${pages}`).join("\n"),
  );
  return all;
}

/** The page of a list that is at this address; undefined where there is none. */
export function postListPageAt(contents: Contents, address: string): PostListPage | undefined {
  const turned = turnedPage.exec(address);
  const list = listsByAddress(contents).get(turned ? address.slice(0, turned.index) : address);
  const page = turned ? Number(turned[1]) : 1;
  // The first page has the list's own address and no other.
  if (!list || page > list.pages || (turned && page === 1)) return undefined;
  const place = { list, page };
  noteAnswer(
    contents.posts,
    `list=${address}`,
    () => `${list.category} ${list.pages} ${membersOf(postsOnPage(place))}`,
  );
  return place;
}

/** The addresses of all pages of a list, in reading order. */
export function postListAddresses({ address, pages }: PostList) {
  return Array.from({ length: pages }, (_, index) => turnedTo(address, index + 1));
}

/** The posts on one page of a list. */
export function postsOnPage({ list, page }: PostListPage) {
  return list.posts.slice((page - 1) * postsPerPage, page * postsPerPage);
}

function listsByAddress(contents: Contents) {
  const known = lists.get(contents.posts) ?? quietly(() => sortedOut(contents));
  lists.set(contents.posts, known);
  return known;
}

function sortedOut(contents: Contents) {
  const all = postsByDate(contents);
  // Each is asked what it is about once, because a recorded post answers slowly.
  const sorted = all.map((post) => ({ post, category: post.category }));
  const found = [
    listOf(listAddress(), all),
    ...categoriesOf(sorted).map((name) => {
      const some = sorted.filter((one) => isAbout(one, name));
      const posts = some.map(({ post }) => post);
      return listOf(listAddress(categorySlug(name)), posts, some[0]?.category);
    }),
  ];
  return new Map(found.map((list) => [list.address, list]));
}

function listOf(address: string, posts: Posts, category?: string): PostList {
  return { address, category, posts, pages: Math.max(Math.ceil(posts.length / postsPerPage), 1) };
}
