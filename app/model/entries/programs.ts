import { z } from "zod";
import { described, listOf, paragraph, slug, wording } from "#app/model/fields/described.ts";
import { figureList, figureText, reference } from "#app/model/fields/figure.ts";
import { croppedImageSchema } from "#app/model/fields/file.ts";
import { colors, lesoSchema } from "#app/model/fields/leso.ts";
import { confirmField, stateFields } from "#app/model/fields/state.ts";

/** A core program; the text of its file says what changes for a girl. */
export const programSchema = z.strictObject({
  title: wording("What the program is called", "Education Support"),
  summary: paragraph("What it does, in one or two sentences", "School fees, books and mentors."),
  position: described(z.int().min(1), "words", "Its place in the list, 1 first", "1"),
  color: described(z.enum(colors), "words", "The program's own colour", "leaf").meta({
    label: "Colour",
  }),
  metrics: figureList("The figures that show its impact", "girls-in-education")
    .optional()
    .meta({ label: "Figures" }),
  features: listOf(
    wording("Something the program offers", "School fees and uniforms"),
    "What it offers",
    "[School fees, Mentors]",
  ),
  leso: lesoSchema.optional(),
  ...stateFields,
});

/** A smaller program in addition to the core programs. */
export const additionalProgramSchema = z.strictObject({
  id: slug("A short name that no other entry here has", "safe-spaces"),
  title: wording("What the program is called", "Safe Spaces"),
  text: paragraph("What it does, in one or two sentences", "A room where a girl can ask anything."),
  figure: reference("stat", "The figure that shows its size", "safe-spaces").optional(),
  leso: lesoSchema.optional(),
  ...stateFields,
});

/** A figure that the organisation states; pages quote it. */
export const statSchema = z
  .strictObject({
    id: slug("The name by which pages quote the figure", "girls-supported"),
    value: figureText("The figure as readers see it", "1,500+").meta({ label: "Figure" }),
    label: wording("What is counted", "girls supported").meta({ label: "What is counted" }),
    scope: wording("What the figure covers", "All programs since 2019").optional(),
    asOf: wording("When it was counted", "December 2024").optional(),
    source: wording("Where the figure comes from", "Annual report 2024").optional(),
    confirm: confirmField,
    status: described(
      z.enum(["stated", "verified", "sample"]),
      "words",
      "How certain it is: stated (by the organisation), verified (checked against its source) or sample (made up)",
      "stated",
    ),
  })
  .refine(({ status, source }) => status !== "verified" || source, {
    path: ["status"],
    error: "A verified figure names where it comes from. Add source:, or write stated.",
  })
  .refine(
    ({ value, label }) => !(value.match(/\p{L}{4,}/gu) ?? []).some((word) => label.includes(word)),
    {
      path: ["value"],
      error: "The figure repeats a word of its label, so pages would say it twice. Delete it here.",
    },
  );

/** A figure that the organisation states. */
export type Stat = z.infer<typeof statSchema>;

/** One picture of the gallery: a cloth that shows a part of the work. */
export const galleryImageSchema = z.strictObject({
  id: slug("A short name that no other entry here has", "morning-class"),
  caption: paragraph("The caption, in one sentence", "A morning class begins."),
  alt: wording("What can be seen in the picture", "Rays in marigold over an indigo ground.").meta({
    label: "What it shows",
  }),
  image: croppedImageSchema.optional().meta({ label: "Picture" }),
  leso: lesoSchema,
  ...stateFields,
});
