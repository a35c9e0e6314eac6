import { prefixedAddress } from "#app/content/addresses.ts";
import { basePath, withinSite } from "#app/content/base-path.ts";

type Pages = { prefix: string; addresses: ReadonlySet<string> };

/** A link as pages of a language use it: to the page in that language, if there is one. */
export function linkIn(pages: Pages, href: string) {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (pages.prefix === "" || !path.startsWith(withinSite("/"))) return href;
  const address = path.slice(basePath.length).replace(/\/$/, "") || "/";
  return pages.addresses.has(address)
    ? withinSite(prefixedAddress(pages.prefix, address)) + rest
    : href;
}

/** The address of a page in a language, or in the first language if it has no such page. */
export function addressIn({ prefix, addresses }: Pages, address: string) {
  return addresses.has(address) ? prefixedAddress(prefix, address) : address;
}
