import { z } from "zod";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { text } from "#app/model/fields/text.ts";

/** One kind of partnership with other organisations. */
export const partnershipSchema = z.strictObject({
  id: slug("A name of its own", "corporate"),
  type: text("What the partnership is called", "Corporate Partnership"),
  description: text("What it is about", "Companies lend people, rooms and money."),
  benefits: z
    .array(text("Something the partner gains", "A yearly report"))
    .min(1)
    .meta({ description: "What the partner gains, one a line", examples: ["[A yearly report]"] }),
  ...stateFields,
});

/** One kind of partnership with other organisations. */
export type Partnership = z.infer<typeof partnershipSchema>;
