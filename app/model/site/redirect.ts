import { z } from "zod";
import { isHttps, isInsideSite } from "#app/model/fields/address.ts";

// Hosts replace such placeholders with a part of the old address.
const wildcard = /\*|\/:[a-z]/i;

/** An old address as a host compares it: its path without escapes and a slash at its end, and its query. */
export function oldAddress(from: string): { path: string; query: string } {
  const [written = "", query = ""] = from.split(/\?(.*)/s);
  const path = withoutEscapes(written).normalize();
  return { path: path === "/" ? path : path.replace(/\/$/, ""), query };
}

// Lines of hosts end at a blank, and a quotation mark would end their patterns.
function isOldAddress(from: string) {
  if (!/^\/(?!\/)[^\s\\#]*$/.test(from) || wildcard.test(from) || /%(?![\da-f]{2})/i.test(from))
    return false;
  return !/[\p{Cc}\\"<>|*]|\/\.{0,2}\/|\/\.\.?$|%[89a-f]/iu.test(withoutEscapes(from));
}

function withoutEscapes(text: string) {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** An address that was given up, and the one that took its place. */
export const redirectSchema = z.strictObject({
  from: z
    .string()
    .refine(isOldAddress)
    .meta({
      concern: "contact",
      description: "The address that was given up, without the site's name",
      examples: ["/blog/old-name"],
      pattern: "^/(?!/)[^\\s\\\\#*]*$",
      expects: "an address of this site like /blog/old-name or /2019/about-us.html",
    }),
  to: z
    .string()
    .refine((to) => (isHttps(to) || (isInsideSite(to) && to.startsWith("/"))) && !wildcard.test(to))
    .meta({
      concern: "contact",
      description: "The page that took its place",
      examples: ["/blog/new-name"],
      address: true,
      pattern: "^(https://|/(?!/))\\S*$",
      expects: "a page of this site like /blog/new-name, or an address that begins with https://",
    }),
});
