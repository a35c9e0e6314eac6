import { z } from "zod";
import { confirmField } from "#app/model/fields/state.ts";
import { group, listOf, paragraph, text, wording } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { figureList } from "#app/model/fields/figure.ts";
import {
  pageHeadFields,
  sectionSchema,
  shownWith,
  titledTextSchema,
} from "#app/model/pages/page-fields.ts";
import { volunteerFormSchema } from "#app/model/site/forms.ts";

/** The get-involved page. */
export const getInvolvedSchema = z.strictObject({
  ...pageHeadFields,
  apply: linkSchema.meta({
    label: "Link to the form",
    description: "The link to the form for volunteers",
  }),
  partner: linkSchema
    .optional()
    .meta({ label: "Link for partners", description: "The link to the partnerships" }),
  figures: figureList("The figures of the first section", "volunteers"),
  opportunities: shownWith(
    "opportunities",
    sectionSchema.extend({
      safeguarding: text(
        "safety",
        "How girls are kept safe",
        "Two references; two adults in every session.",
      ).meta({ long: true }),
      confirm: confirmField,
      whoCan: paragraph(
        "From which age people can volunteer, and where; leave it out until it is decided",
        "From 18 years on. On-site means our centre in Nairobi.",
      )
        .optional()
        .meta({ label: "Who can volunteer" }),
      commitmentLabel: wording("Shown before the time it takes", "Time"),
      locationLabel: wording("Shown before the place", "Place"),
      skillsLabel: wording("Shown before the skills", "Helpful skills"),
    }),
  ),
  form: volunteerFormSchema.meta({ description: "The form for volunteers" }),
  benefits: group("What a volunteer gains", {
    ...sectionSchema.shape,
    list: listOf(
      titledTextSchema,
      "What a volunteer gains",
      "[{title: Training, text: You learn before you begin}]",
    ).meta({ label: "Benefits" }),
  }),
  steps: group("What happens after somebody applies", {
    ...sectionSchema.shape,
    list: listOf(
      titledTextSchema,
      "The steps, in order",
      "[{title: Apply, text: You write}, {title: Interview, text: We talk}]",
    ).meta({ label: "Steps" }),
  }).optional(),
  partnerships: group("The section about partnerships", {
    ...sectionSchema.shape,
    benefitsLabel: wording("Shown above what a partner gains", "What you gain"),
    learn: linkSchema
      .describe("The button to a page where partners can read more")
      .meta({ label: "Link for partners" }),
    partners: wording("Shown above the logos of partners", "Who works with us"),
  }),
});
