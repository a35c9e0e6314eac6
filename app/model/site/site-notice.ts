import { z } from "zod";
import { described } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { wording } from "#app/model/fields/text.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** A notice in one line below the header of every page, for a while. */
export const siteNoticeSchema = z.strictObject({
  text: wording("The notice, in one short sentence", "Our office is closed until 4 January."),
  link: described(
    linkSchema.optional(),
    "words",
    "Where to read more; optional",
    "{label: How to reach us, href: /contact}",
  ),
  until: writtenDate("words", "The last day on which it is shown"),
});
