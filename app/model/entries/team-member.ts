import { z } from "zod";
import { croppedImageSchema } from "#app/model/fields/image.ts";
import { lesoSchema } from "#app/model/fields/leso-field.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { fact, wording } from "#app/model/fields/text.ts";

/** A person of the leadership team. */
export const teamMemberSchema = z.strictObject({
  id: slug("A short name that is unique in this file", "executive-director"),
  name: fact(wording("The person's name", "Nyambura K.")),
  role: wording("What the person does", "Executive Director"),
  about: wording("One or two sentences on the person's work", "Leads the team and its partners."),
  image: croppedImageSchema.optional(),
  leso: lesoSchema.optional(),
  ...stateFields,
});
