import { z } from "zod";
import { described, listOf } from "#app/model/fields/described.ts";
import { swahiliFields } from "#app/model/fields/in-swahili.ts";
import { colors, lesoSchema } from "#app/model/fields/leso-field.ts";
import { figureList } from "#app/model/fields/reference.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { swahiliText, wording } from "#app/model/fields/text.ts";

const fields = z.strictObject({
  title: wording("What the program is called", "Education Support"),
  summary: wording("What it does, in one or two sentences", "School fees, books and mentors."),
  position: described(z.int().min(1), "words", "Its place in the list, 1 first", "1"),
  color: described(z.enum(colors), "words", "The program's own colour", "leaf"),
  metrics: figureList("The figures that show its impact", "girls-in-education").optional(),
  features: listOf(
    wording("Something the program offers", "School fees and uniforms"),
    "What it offers, one a line",
    "[School fees, Mentors]",
  ),
  leso: lesoSchema.optional(),
  ...stateFields,
});

const paragraphs = listOf(
  swahiliText("words", "A paragraph of its body, in Swahili", "Msichana anajua amuulize nani."),
  "What changes for a girl, in Swahili",
  "[Msichana anajua amuulize nani.]",
);

/** A core program; the body of its file says what changes for a girl. */
export const programSchema = fields.extend({
  swahili: swahiliFields(fields.extend({ paragraphs })),
});
