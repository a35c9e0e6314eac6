import { designedPageList, designedPages, kinds } from "#app/content/kinds.ts";
import { isWritten, valueOf, type Entry } from "#app/content/entries.ts";

/** What the site has besides pages: what machines read. */
export const documents = ["/sitemap.xml", "/robots.txt", "/feed.xml", "/pindo.svg"];

/** The address of the 404 page, which answers for every address that leads nowhere. */
export const notFoundAddress = "/404";

/** An address of the first language as another language has it, whose addresses begin with the prefix. */
export function addressBehind(prefix: string, address: string) {
  return prefix === "" ? address : prefix + (address === "/" ? "" : address);
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
  const isThere = ({ name, path }: (typeof designedPageList)[number]) => {
    const page = entryOf(name);
    if (!page || hidden.some((one) => path === `pages/${String(one)}.yaml`)) return false;
    if (name === "lesoPage") return entryOf("lesos") !== undefined;
    return name !== "blog" || isWritten(page) || entryOf("posts") !== undefined;
  };
  return designedPageList.filter(isThere).map(({ address }) => address);
}

/** Every address that these entries make: their own, and those of the categories of their posts. */
export function entryAddresses(entries: Entry[]): string[] {
  const own = entries.filter(({ kind }) => !designedPageList.some(({ name }) => name === kind));
  const pages = [...designedAddressesIn(entries), ...own.map(addressOf).filter(Boolean)];
  return [...pages, ...categoryAddresses(entries)];
}

/** The addresses of the first language at which another one with these entries has a page too. */
export function translatedAddresses(entries: Entry[]): string[] {
  const designed = designedAddressesIn(entries);
  const isDesigned = ({ kind }: Entry) => designedPageList.some(({ name }) => name === kind);
  const pages = entries.filter((entry) => entry.layer && !isDesigned(entry)).map(addressOf);
  const proverbs = entries.filter(({ kind }) => kind === "lesos").map(addressOf);
  return [
    ...designed,
    ...pages.filter((one) => one !== "" && !proverbs.includes(one)),
    ...(designed.includes(designedPages.lesoPage.address) ? proverbs : []),
    ...(designed.includes(designedPages.blog.address) ? categoryAddresses(entries) : []),
  ];
}

function categoryAddresses(entries: Entry[]) {
  const posts = entries.filter(({ kind }) => kind === "posts");
  const categories = new Set(posts.map((post) => String(valueOf(post, "category"))));
  return [...categories].map((one) => listAddress(categorySlug(one)));
}
