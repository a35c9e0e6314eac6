import { z } from "zod";
import { listOf } from "#app/model/fields/described.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { wording } from "#app/model/fields/text.ts";

/** One kind of partnership with other organisations. */
export const partnershipSchema = z.strictObject({
  id: slug("A short name that is unique in this file", "corporate"),
  type: wording("What the partnership is called", "Corporate Partnership"),
  description: wording("What it is about", "Companies lend people, rooms and money."),
  benefits: listOf(
    wording("Something the partner gains", "A yearly report"),
    "What the partner gains, one per line",
    "[A yearly report]",
  ),
  cost: wording("What it costs the partner, in money or time", "KES 50,000 a year").optional(),
  contact: wording("Who answers, by name and role", "Mutua K., Finance").optional(),
  ...stateFields,
});
