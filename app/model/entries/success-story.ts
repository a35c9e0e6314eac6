import { z } from "zod";
import { consentField } from "#app/model/fields/consent.ts";
import { lesoSchema } from "#app/model/fields/leso-field.ts";
import { reference } from "#app/model/fields/reference.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { wording } from "#app/model/fields/text.ts";

/** What changed for one person, without anything that could identify her. */
export const successStorySchema = z.strictObject({
  id: slug("A short name that is unique in this file", "back-in-class"),
  program: reference("program", "The program the story belongs to", "education-support"),
  title: wording("What changed, in a few words", "Back in class"),
  before: wording("What her life was like before", "Z. had left school to work."),
  after: wording("What has changed", "She sits her exams this year."),
  leso: lesoSchema.optional(),
  consent: consentField,
  ...stateFields,
});
