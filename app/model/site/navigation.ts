import { z } from "zod";
import { linkSchema } from "#app/model/fields/link.ts";

/** The links of the header and the footer, in the order in which they are shown. */
export const navigationSchema = z.strictObject({
  header: z
    .array(linkSchema)
    .min(1)
    .meta({ description: "The links of the header", examples: ["[{label: Home, href: /}]"] }),
  donate: linkSchema,
  quickLinks: z
    .array(linkSchema)
    .min(1)
    .meta({
      description: "The footer's quick links",
      examples: ["[{label: About Us, href: /about}]"],
    }),
  privacy: linkSchema,
  accessibility: linkSchema,
});
