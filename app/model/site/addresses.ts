import { z } from "zod";
import { patterned } from "#app/model/fields/described.ts";
import { isHttps, isInsideSite } from "#app/model/fields/link.ts";

// Hosts replace these placeholders with parts of the old address.
const wildcard = /\*|\/:[a-z]/i;

/** An old address as hosts compare it: the path without escapes and trailing slash, and the query. */
export function oldAddress(from: string): { path: string; query: string } {
  const [written = "", query = ""] = from.split(/\?(.*)/s);
  const path = withoutEscapes(written).normalize();
  return { path: path === "/" ? path : path.replace(/\/$/, ""), query };
}

// Spaces and quotation marks have a meaning in the files of hosts.
function isOldAddress(from: string) {
  if (!/^\/(?!\/)[^\s\\#]*$/.test(from) || wildcard.test(from) || /%(?![\da-f]{2})/i.test(from))
    return false;
  return !/[\p{Cc}\\"<>|*]|\/\.{0,2}\/|\/\.\.?$|%[89a-f]/iu.test(withoutEscapes(from));
}

/** An address without percent-encoding, as content writes it; the same if it cannot be decoded. */
export function withoutEscapes(text: string) {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** An old address and the one that replaces it. */
export const redirectSchema = z.strictObject({
  from: z
    .string()
    .refine(isOldAddress)
    .meta({
      label: "Old address",
      concern: "contact",
      description: "The old address, without the name of the site",
      examples: ["/blog/old-name"],
      pattern: "^/(?!/)[^\\s\\\\#*]*$",
      expects: "an address of this site like /blog/old-name or /2019/about-us.html",
      key: true,
    }),
  to: z
    .string()
    .refine((to) => (isHttps(to) || (isInsideSite(to) && to.startsWith("/"))) && !wildcard.test(to))
    .meta({
      label: "New address",
      concern: "contact",
      description: "The page that replaces it",
      examples: ["/blog/new-name"],
      address: true,
      pattern: "^(https://|/(?!/))\\S*$",
      expects: "a page of this site like /blog/new-name, or an address that begins with https://",
    }),
});

/**
 * The address of a page of a released site, which people may have linked or bookmarked.
 */
export const releasedAddressSchema = patterned(
  // The name of a category may have letters of any language.
  /^\/[\p{L}\p{M}\p{N}_/-]*$/u,
  "contact",
  "The address of a page that was public; a release writes it",
  "/blog/school-bags",
  "an address of this site like /about",
);
