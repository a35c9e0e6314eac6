import { categorySlug, listAddress, paginatedAddress } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";

// A list that grows with the archive would exceed its weight budget.
const postsPerPage = 24;

type Posts = Contents["posts"];

/** A list of posts, newest first: all of them, or those of one category. */
export type PostList = { address: string; category?: string; posts: Posts; pages: number };

type Neighbors = { post: Posts[number]; older?: Posts[number]; newer?: Posts[number] };

type SortedPosts = {
  lists: [PostList, ...PostList[]];
  neighbors: ReadonlyMap<string, Neighbors>;
};

const byName = new Intl.Collator("en", { numeric: true });
const known = new WeakMap<Posts, SortedPosts>();

/** The list of all posts, then one for each category with posts. */
export function postLists(contents: Contents) {
  return sortedPosts(contents).lists;
}

/** All posts, newest first; on the same day, the later id first. */
export function postsByDate(contents: Contents) {
  return postLists(contents)[0].posts;
}

/** The post with an id, and the posts before and after it in time; undefined if there is no such post. */
export function postAndNeighbors(contents: Contents, id: string) {
  return sortedPosts(contents).neighbors.get(id);
}

/** The addresses of all pages of a list, in reading order. */
export function postListAddresses({ address, pages }: PostList) {
  return Array.from({ length: pages }, (_, index) => paginatedAddress(address, index + 1));
}

/** The posts on one page of a list, counted from 1. */
export function postsOnPage({ posts }: PostList, page: number) {
  return posts.slice((page - 1) * postsPerPage, page * postsPerPage);
}

// Sorted once for all pages.
function sortedPosts({ posts, categories }: Contents) {
  const before = known.get(posts);
  if (before) return before;
  const lists = listsOf(posts, categories);
  const neighbors = new Map(
    lists[0].posts.map((post, at, all) => [
      post.id,
      { post, older: all[at + 1], newer: all[at - 1] },
    ]),
  );
  known.set(posts, { lists, neighbors });
  return { lists, neighbors };
}

function listsOf(
  unsorted: Posts,
  knownCategories: Contents["categories"],
): [PostList, ...PostList[]] {
  const all = unsorted.toSorted(
    (a, b) => Number(b.date > a.date) - Number(b.date < a.date) || byName.compare(b.id, a.id),
  );
  const list = (posts: Posts, address: string, category?: string) => {
    const pages = Math.max(Math.ceil(posts.length / postsPerPage), 1);
    return { address, category, posts, pages };
  };
  const categories = knownCategories.map(({ id }) => {
    const posts = all.filter(({ category }) => category === id);
    return list(posts, listAddress(categorySlug(id)), id);
  });
  return [list(all, listAddress()), ...categories.filter(({ posts }) => posts.length > 0)];
}
