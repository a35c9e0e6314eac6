import { designedAddresses, designedPageList, designedPages, kinds } from "#app/content/kinds.ts";
import { isWritten, valueOf, type Entry } from "#app/content/entries.ts";

/** What the site has besides pages: what machines read. */
export const documents = ["/sitemap.xml", "/robots.txt", "/feed.xml", "/pindo.svg"];

/** The address of the 404 page, which answers for every address that leads nowhere. */
export const notFoundAddress = "/404";

/** The address of the English page that the page in Swahili with this id tells. */
export function originalAddress(id: string) {
  return designedPageList.find(({ name }) => name === id)?.address ?? `/${id}`;
}

/** The names after /blog/ that belong to the list of posts, so that no post may have them. */
export const listNames = ["category", "page"];

/** The end of the address of a further page of a list, with its number. */
export const paginationEnd = /\/page\/([1-9]\d*)$/;

/** The name of a category inside addresses. */
export function categorySlug(category: string) {
  return category.toLowerCase().replaceAll(" ", "-");
}

/** The address of a list of posts: of all, or of the category with this name inside addresses. */
export function listAddress(category?: string) {
  return category === undefined ? designedPages.blog.address : `/blog/category/${category}`;
}

/** The address of a page of the list at an address; the first has the list's own. */
export function paginatedAddress(list: string, page: number | string) {
  return page === 1 ? list : `${list}/page/${page}`;
}

const byKind = new Map(kinds.map(({ name, address = "" }) => [name, address]));

/** The address at which an entry is a page of its own; empty where it is none. */
export function addressOf({ kind, id }: Pick<Entry, "kind" | "id">) {
  const address = byKind.get(kind) ?? "";
  return typeof address === "string" ? address : address(id);
}

/** The addresses of designed pages, but those that these entries hide, leave out or have nothing for. */
export function designedAddressesIn(entries: Entry[]): string[] {
  const entryOf = (name: string) => entries.find(({ kind }) => kind === name);
  const site = entryOf("site");
  const hidden = [(site && valueOf(site, "hide")) ?? []].flat();
  const isTold = (name: string) => valueOf(entryOf(name) ?? {}, "swahili") !== undefined;
  const isThere = ({ name, path }: (typeof designedPageList)[number]) => {
    const page = entryOf(name);
    if (!page || hidden.some((one) => path === `pages/${String(one)}.yaml`)) return false;
    if (name === "lesoPage") return entryOf("lesos") !== undefined;
    return name !== "blog" || isWritten(page) || entryOf("posts") !== undefined;
  };
  return designedPageList
    .filter(isThere)
    .flatMap((page) => designedAddresses(page, isTold("navigation") && isTold(page.name)));
}

/** Every address that these entries make: their own, and those of the categories of their posts. */
export function entryAddresses(entries: Entry[]): string[] {
  const own = entries.filter(({ kind }) => !designedPageList.some(({ name }) => name === kind));
  const posts = entries.filter(({ kind }) => kind === "posts");
  const both = [...designedAddressesIn(entries), ...own.map(addressOf).filter(Boolean)];
  const categories = new Set(posts.map((post) => String(valueOf(post, "category"))));
  return [...both, ...[...categories].map((one) => listAddress(categorySlug(one)))];
}
