import { z } from "zod";
import { listOf } from "#app/model/fields/described.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { text } from "#app/model/fields/text.ts";

/** One kind of partnership with other organisations. */
export const partnershipSchema = z.strictObject({
  id: slug("A name of its own", "corporate"),
  type: text("words", "What the partnership is called", "Corporate Partnership"),
  description: text("words", "What it is about", "Companies lend people, rooms and money."),
  benefits: listOf(
    text("words", "Something the partner gains", "A yearly report"),
    "What the partner gains, one a line",
    "[A yearly report]",
  ),
  cost: text(
    "words",
    "What it costs the partner, in money or in time",
    "KES 50,000 a year",
  ).optional(),
  contact: text("words", "Who answers, by name and role", "Mutua K., Finance").optional(),
  ...stateFields,
});
