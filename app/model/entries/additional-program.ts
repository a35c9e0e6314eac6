import { z } from "zod";
import { lesoSchema } from "#app/model/fields/leso-field.ts";
import { reference } from "#app/model/fields/reference.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { wording } from "#app/model/fields/text.ts";

/** A smaller program in addition to the core programs. */
export const additionalProgramSchema = z.strictObject({
  id: slug("A short name that is unique in this file", "safe-spaces"),
  title: wording("What the program is called", "Safe Spaces"),
  text: wording("What it does, in one or two sentences", "A room where a girl can ask anything."),
  figure: reference("stat", "The figure that shows its size", "safe-spaces").optional(),
  leso: lesoSchema.optional(),
  ...stateFields,
});
