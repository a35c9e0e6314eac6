import {
  designedPageList,
  designedPages,
  pagesOfEntries,
  isDesigned,
} from "#app/content/page-kinds.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { hiddenPaths } from "#app/content/public-days.ts";

/** The addresses of files for machines. */
export const documents = ["/sitemap.xml", "/robots.txt", "/feed.xml", "/pindo.svg"];

/** The address of the 404 page, which hosts show for unknown addresses. */
export const notFoundAddress = "/404";

/** The address of a page in the language with this prefix. */
export function prefixedAddress(prefix: string, address: string) {
  return prefix === "" ? address : prefix + (address === "/" ? "" : address);
}

/** The prefix of the language of an address, empty for the first language, and the page: its address in the first language. */
export function splitAddress(address: string, languages: readonly { prefix: string }[]) {
  const language = languages.find(({ prefix }) => prefix && `${address}/`.startsWith(`${prefix}/`));
  const { prefix } = language ?? { prefix: "" };
  return { prefix, page: address.slice(prefix.length) || "/" };
}

/** The address of the feed in the language with this prefix. */
export function feedAddress(prefix: string) {
  return prefixedAddress(prefix, "/feed.xml");
}

/** The names below /blog/ that the list of posts uses, so that no post may have them. */
export const listNames = ["category", "page"];

/** The end of the address of a further page of a list, with its number. */
export const paginationEnd = /\/page\/([1-9]\d*)$/;

/** The slug of a category. */
export function categorySlug(category: string) {
  return category.toLowerCase().replaceAll(" ", "-");
}

/** The address of a list of posts: all of them, or those of the category with this slug. */
export function listAddress(category?: string) {
  return category === undefined ? designedPages.blog.address : `/blog/category/${category}`;
}

/** The address of a page of a list; the first page has the address of the list. */
export function paginatedAddress(list: string, page: number | string) {
  return page === 1 ? list : `${list}/page/${page}`;
}

const byKind = new Map<string, string | ((id: string) => string)>(
  Object.entries({ ...designedPages, ...pagesOfEntries }).map(([kind, { address }]) => [
    kind,
    address,
  ]),
);

/** The address of the page of an entry; empty if it has none. */
export function addressOf({ kind, id }: Pick<Entry, "kind" | "id">) {
  const address = byKind.get(kind) ?? "";
  return typeof address === "string" ? address : address(id);
}

/** The prefix of the ids of an entry's headings, because entries without addresses are on one page; no id has two hyphens in a row. */
export function headingPrefix(entry: Pick<Entry, "kind" | "id">) {
  return addressOf(entry) === "" ? `${entry.id}--` : "";
}

/** The addresses of designed pages, without those that are hidden, left out or empty. */
export function designedAddressesIn(entries: Entry[]): string[] {
  const entryOf = (name: string) => entries.find(({ kind }) => kind === name);
  const hidden = hiddenPaths(entries);
  const isThere = ({ name, path, needs = name }: (typeof designedPageList)[number]) =>
    entryOf(name) && entryOf(needs) && !hidden.includes(path);
  return designedPageList.filter(isThere).map(({ address }) => address);
}

/** The addresses of a language's pages, without its prefix: designed pages, entries and categories of posts. */
export function pageAddresses(prefix: string, entries: Entry[]): string[] {
  const designed = designedAddressesIn(entries);
  const others = entries.filter(({ kind }) => !isDesigned(kind));
  const categories = categoryAddresses(entries);
  if (prefix === "") return [...designed, ...others.map(addressOf).filter(Boolean), ...categories];
  const pages = others.filter(({ kind, layer }) => {
    const parent = designedPageList.find(({ needs }) => needs === kind);
    return parent ? designed.includes(parent.address) : layer;
  });
  const lists = designed.includes(listAddress()) ? categories : [];
  return [...designed, ...pages.map(addressOf).filter(Boolean), ...lists];
}

function categoryAddresses(entries: Entry[]) {
  const posts = entries.filter(({ kind }) => kind === "posts");
  const categories = new Set(posts.map((post) => String(valueOf(post, "category"))));
  return [...categories].map((category) => listAddress(categorySlug(category)));
}
