import { categorySlug, listAddress, paginatedAddress } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";

// A list that grows with the archive would exceed its weight budget.
const postsPerPage = 24;

type Posts = Contents["posts"];

/** A list of posts, newest first: all of them, or those of one category. */
export type PostList = { address: string; category?: string; posts: Posts; pages: number };

const byName = new Intl.Collator("en", { numeric: true });

/** The list of all posts, newest first and on the same day the later id first; then one for each category with posts. */
export function listPosts({
  posts: unsorted,
  categories: known,
}: Pick<Contents, "posts" | "categories">): [PostList, ...PostList[]] {
  const all = unsorted.toSorted(
    (a, b) => Number(b.date > a.date) - Number(b.date < a.date) || byName.compare(b.id, a.id),
  );
  const list = (posts: Posts, address: string, category?: string) => {
    const pages = Math.max(Math.ceil(posts.length / postsPerPage), 1);
    return { address, category, posts, pages };
  };
  const categories = known.map(({ id }) => {
    const posts = all.filter(({ category }) => category === id);
    return list(posts, listAddress(categorySlug(id)), id);
  });
  return [list(all, listAddress()), ...categories.filter(({ posts }) => posts.length > 0)];
}

/** The addresses of all pages of a list, in reading order. */
export function postListAddresses({ address, pages }: PostList) {
  return Array.from({ length: pages }, (_, index) => paginatedAddress(address, index + 1));
}

/** The posts on one page of a list, counted from 1. */
export function postsOnPage({ posts }: PostList, page: number) {
  return posts.slice((page - 1) * postsPerPage, page * postsPerPage);
}
