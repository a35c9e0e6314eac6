import { z } from "zod";
import { colors, lesoSchema } from "#app/model/fields/leso.ts";
import { reference } from "#app/model/fields/reference.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { text } from "#app/model/fields/text.ts";

/** A core program; the body of its file says what changes for a girl. */
export const programSchema = z.strictObject({
  title: text("What the program is called", "Education Support"),
  summary: text("What it does, in one or two sentences", "School fees, books and mentors."),
  position: z
    .int()
    .min(1)
    .meta({ description: "Its place in the list, 1 first", examples: ["1"] }),
  color: z.enum(colors).meta({ description: "The program's own colour", examples: ["leaf"] }),
  metrics: z
    .array(reference("stat", "The id of a figure in stats.yaml", "girls-in-education"))
    .min(1)
    .meta({ description: "The figures that show its impact", examples: ["[girls-in-education]"] }),
  features: z
    .array(text("Something the program offers", "School fees and uniforms"))
    .min(1)
    .meta({ description: "What it offers, one a line", examples: ["[School fees, Mentors]"] }),
  leso: lesoSchema.optional(),
  ...stateFields,
});
