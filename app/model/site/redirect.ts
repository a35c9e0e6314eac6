import { z } from "zod";
import { patterned } from "#app/model/fields/described.ts";
import { isHttps, isInsideSite } from "#app/model/fields/address.ts";

// Hosts replace such placeholders with a part of the old address.
const wildcard = /\*|\/:[a-z]/i;

/** An address that was given up, and the one that took its place. */
export const redirectSchema = z.strictObject({
  from: patterned(
    /^\/[a-z0-9]+(?:[/-][a-z0-9]+)*$/,
    "The address that was given up, without the site's name",
    "/blog/old-name",
    "an address of this site like /blog/old-name",
  ),
  to: z
    .string()
    .refine((to) => (isHttps(to) || (isInsideSite(to) && to.startsWith("/"))) && !wildcard.test(to))
    .meta({
      description: "The page that took its place",
      examples: ["/blog/new-name"],
      address: true,
      pattern: "^(https://|/(?!/))\\S*$",
      expects: "a page of this site like /blog/new-name, or an address that begins with https://",
    }),
});
