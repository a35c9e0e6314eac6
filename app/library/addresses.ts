import type { Entry } from "#app/library/entry.ts";

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

/** The address at which an entry is a page of its own; empty where it is none. */
export function addressOf({ collection, id }: Pick<Entry, "collection" | "id">) {
  if (collection === "posts") return postAddress(id);
  if (collection === "prosePages") return `/${id}`;
  return Object.hasOwn(pageAddresses, collection)
    ? pageAddresses[collection as keyof typeof pageAddresses]
    : "";
}
