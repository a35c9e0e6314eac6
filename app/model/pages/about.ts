import { z } from "zod";
import { described } from "#app/model/fields/described.ts";
import { figureList } from "#app/model/fields/reference.ts";
import { wording } from "#app/model/fields/text.ts";
import { callToActionSchema } from "#app/model/pages/call-to-action.ts";
import { pageHeadFields, sectionSchema, shownWith } from "#app/model/pages/page-head-fields.ts";
import { pressKitSchema } from "#app/model/pages/press-kit.ts";
import { proofSchema } from "#app/model/pages/proof.ts";

const statementSchema = z.strictObject({
  heading: wording("The heading", "Our mission"),
  text: wording("The statement", "Every girl stays in school."),
});

/** The about page. */
export const aboutSchema = z.strictObject({
  ...pageHeadFields,
  mission: statementSchema,
  vision: statementSchema,
  impact: statementSchema
    .extend({ figures: figureList("The figures of the impact section", "countries") })
    .optional(),
  register: described(
    sectionSchema
      .extend({
        stated: wording(
          "One sentence about all figures that you state",
          "These are our own figures.",
        ),
        verified: wording("Shown beside a figure that was checked", "Checked against its source"),
        open: wording(
          "One sentence about the figures without scope, day and source; {count} is their number, {all} that of all figures",
          "Still open for {count} of {all} figures.",
        ),
      })
      .optional(),
    "words",
    "The figures of stats.yaml with scope, day or source, and the number of the others",
    "{heading: Our figures, stated: These are our own figures, verified: Checked, open: 'Still open for {count} of {all}.'}",
  ),
  values: sectionSchema.extend({
    list: described(
      z
        .array(
          z.strictObject({
            name: wording("The value in one word", "Compassion"),
            text: wording("What it means in practice", "We listen first."),
          }),
        )
        .min(2)
        .max(6),
      "words",
      "The values, two to six",
      "[{name: Care, text: We listen}, {name: Truth, text: We count}, {name: Respect, text: We ask}, {name: Courage, text: We speak up}]",
    ),
  }),
  team: shownWith("team", sectionSchema),
  timeline: shownWith("timeline", sectionSchema),
  proof: proofSchema.optional(),
  press: pressKitSchema.optional(),
  closing: callToActionSchema,
});
