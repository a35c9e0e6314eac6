import { entriesOf } from "#app/library/entries-of.ts";
import type { Entry } from "#app/library/entry.ts";
import { categoriesOf, type Post, type PostCategory } from "#app/model/entries/post.ts";

/** The addresses of the designed pages, by the name of their file in the register. */
export const pageAddresses = {
  home: "/",
  about: "/about",
  programsPage: "/programs",
  donate: "/donate",
  getInvolved: "/get-involved",
  blog: "/blog",
  contact: "/contact",
} as const;

/** What the site has besides pages: what machines read. */
export const documents = ["/sitemap.xml", "/robots.txt", "/feed.xml"];

/** The address of a post. */
export function postAddress(id: string) {
  return `/blog/${id}`;
}

/** The names after /blog/ that belong to the list of posts, so that no post may have them. */
export const listNames = ["category", "page"];

/** The end of the address of a further page of a list, with its number. */
export const turnedPage = /\/page\/([1-9]\d*)$/;

/** The name of a category inside addresses. */
export function categorySlug(category: PostCategory) {
  return category.toLowerCase();
}

/** The address of a list of posts: of all, or of the category with this name inside addresses. */
export function listAddress(category?: string) {
  return category === undefined ? pageAddresses.blog : `/blog/category/${category}`;
}

/** The address of a page of the list at an address; the first has the list's own. */
export function turnedTo(list: string, page: number | string) {
  return page === 1 ? list : `${list}/page/${page}`;
}

/** The address at which an entry is a page of its own; empty where it is none. */
export function addressOf({ collection, id }: Pick<Entry, "collection" | "id">) {
  if (collection === "posts") return postAddress(id);
  if (collection === "prosePages") return `/${id}`;
  return Object.hasOwn(pageAddresses, collection)
    ? pageAddresses[collection as keyof typeof pageAddresses]
    : "";
}

/** Every address that these entries make: their own, and those of the categories of their posts. */
export function entryAddresses(entries: Entry[]): string[] {
  const own = entries.map(addressOf).filter((address) => address !== "");
  const posts = entriesOf(entries, "posts");
  const categories = categoriesOf(
    // What is wrong in a post has been reported where it stands.
    posts.map(({ value }) => ({ category: String((value as Partial<Post> | null)?.category) })),
  );
  return [...own, ...categories.map((one) => listAddress(categorySlug(one)))];
}
