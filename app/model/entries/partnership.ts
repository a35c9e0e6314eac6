import { z } from "zod";
import { listOf } from "#app/model/fields/described.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { text } from "#app/model/fields/text.ts";

/** One kind of partnership with other organisations. */
export const partnershipSchema = z.strictObject({
  id: slug("A name of its own", "corporate"),
  type: text("What the partnership is called", "Corporate Partnership"),
  description: text("What it is about", "Companies lend people, rooms and money."),
  benefits: listOf(
    text("Something the partner gains", "A yearly report"),
    "What the partner gains, one a line",
    "[A yearly report]",
  ),
  cost: text("What it costs the partner, in money or in time", "KES 50,000 a year").optional(),
  contact: text("Who answers, by name and role", "Mutua K., Finance").optional(),
  ...stateFields,
});
