import { z } from "zod";
import { described, listOf } from "#app/model/fields/described.ts";
import { colors, lesoSchema } from "#app/model/fields/leso-field.ts";
import { figureList } from "#app/model/fields/reference.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { wording } from "#app/model/fields/text.ts";

/** A core program; the text of its file says what changes for a girl. */
export const programSchema = z.strictObject({
  title: wording("What the program is called", "Education Support"),
  summary: wording("What it does, in one or two sentences", "School fees, books and mentors."),
  position: described(z.int().min(1), "words", "Its place in the list, 1 first", "1"),
  color: described(z.enum(colors), "words", "The program's own colour", "leaf"),
  metrics: figureList("The figures that show its impact", "girls-in-education").optional(),
  features: listOf(
    wording("Something the program offers", "School fees and uniforms"),
    "What it offers, one per line",
    "[School fees, Mentors]",
  ),
  leso: lesoSchema.optional(),
  ...stateFields,
});
