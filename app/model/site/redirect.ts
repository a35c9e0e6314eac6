import { z } from "zod";
import { address } from "#app/model/fields/address.ts";

/** An address that was given up, and the one that took its place. */
export const redirectSchema = z.strictObject({
  from: z
    .string()
    .regex(/^\/[a-z0-9]+(?:[/-][a-z0-9]+)*$/)
    .meta({
      description: "The address that was given up, without the site's name",
      examples: ["/blog/old-name"],
      expects: "an address of this site like /blog/old-name",
    }),
  to: address("The page that took its place", "/blog/new-name"),
});

/** An address that was given up, and the one that took its place. */
export type Redirect = z.infer<typeof redirectSchema>;
