import { z } from "zod";
import { address } from "#app/model/fields/address.ts";
import { text } from "#app/model/fields/text.ts";

/** Words that lead somewhere, made by the field for their language. */
export function linkIn(words: typeof text) {
  return z.strictObject({
    label: words("words", "What the link or button says", "Donate now"),
    href: address("Where the link goes", "/donate"),
  });
}

/** Words that lead somewhere. */
export const linkSchema = linkIn(text);

/** Words that lead somewhere. */
export type Link = z.infer<typeof linkSchema>;
