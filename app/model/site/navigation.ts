import { z } from "zod";
import { listOf } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";

/** The links of the header and the footer, in the order in which they are shown. */
export const navigationSchema = z.strictObject({
  header: listOf(linkSchema, "The links of the header", "[{label: Home, href: /}]"),
  donate: linkSchema,
  quickLinks: listOf(linkSchema, "The footer's quick links", "[{label: About Us, href: /about}]"),
  further: listOf(
    linkSchema,
    "Further links of the footer, apart from the quick links",
    "[{label: Lesos to Send, href: /leso}]",
  ).optional(),
  privacy: linkSchema,
  accessibility: linkSchema.optional(),
});
