import { z } from "zod";
import { address } from "#app/model/fields/address.ts";
import { wording } from "#app/model/fields/text.ts";

/** A link: its words and its target. */
export const linkSchema = z.strictObject({
  label: wording("What the link or button says", "Donate now"),
  href: address("Where the link goes", "/donate").meta({ label: "Link to" }),
});

/** A link: its words and its target. */
export type Link = z.infer<typeof linkSchema>;
