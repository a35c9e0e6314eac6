import { z } from "zod";
import { described } from "#app/model/fields/described.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { wording } from "#app/model/fields/text.ts";

/** One year of the organisation's story. */
export const milestoneSchema = z.strictObject({
  year: described(z.int().min(1900).max(2100), "words", "The year", "2019").meta({ key: true }),
  title: wording("What happened, in a few words", "Founded"),
  text: wording("What it meant, in one or two sentences", "Four women met in Nairobi."),
  ...stateFields,
});
