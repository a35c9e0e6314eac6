import { z } from "zod";
import { listOf } from "#app/model/fields/described.ts";
import { linkIn } from "#app/model/fields/link.ts";
import { swahiliText, text } from "#app/model/fields/text.ts";

/** The links of the frame in one language, each label made by the field for that language. */
function frameLinks(words: typeof text) {
  const link = linkIn(words);
  return {
    header: listOf(link, "The links of the header", "[{label: Home, href: /}]"),
    donate: link,
    quickLinks: listOf(link, "The footer's quick links", "[{label: About Us, href: /about}]"),
    further: listOf(
      link,
      "Further links of the footer, apart from the quick links",
      "[{label: Lesos to Send, href: /leso}]",
    ).optional(),
    privacy: link,
    accessibility: link.optional(),
  };
}

/** The links of the header and the footer, in the order in which they are shown. */
export const navigationSchema = z.strictObject({
  ...frameLinks(text),
  swahili: z.strictObject(frameLinks(swahiliText)).optional(),
});
