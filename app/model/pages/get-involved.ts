import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { reference } from "#app/model/fields/reference.ts";
import { text } from "#app/model/fields/text.ts";
import { pageHeadFields, sectionSchema } from "#app/model/pages/page-head-fields.ts";
import { volunteerFormSchema } from "#app/model/site/volunteer-form.ts";

const titledTextSchema = z.strictObject({
  title: text("A few words", "Interview"),
  text: text("A sentence that explains them", "We talk for half an hour."),
});

/** The get-involved page. */
export const getInvolvedSchema = z.strictObject({
  ...pageHeadFields,
  apply: linkSchema,
  figures: z
    .array(reference("stat", "The id of a figure in stats.yaml", "volunteers"))
    .min(1)
    .meta({ description: "The figures of the first part", examples: ["[volunteers]"] }),
  opportunities: sectionSchema.extend({
    safeguarding: text("How girls are kept safe", "Two references; two adults in every session."),
    confirm: confirmField,
    commitmentLabel: text("Before the time it takes", "Time"),
    locationLabel: text("Before the place", "Place"),
    skillsLabel: text("Before the skills", "Helpful skills"),
  }),
  form: volunteerFormSchema,
  benefits: sectionSchema.extend({
    list: z
      .array(titledTextSchema)
      .min(1)
      .meta({
        description: "What a volunteer gains",
        examples: ["[{title: Training, text: You learn before you begin}]"],
      }),
  }),
  steps: sectionSchema.extend({
    list: z
      .array(titledTextSchema)
      .length(4)
      .meta({
        description: "The four steps, in order",
        examples: [
          "[{title: Apply, text: You write}, {title: Interview, text: We talk}, {title: Training, text: You learn}, {title: Start, text: You begin}]",
        ],
      }),
  }),
  partnerships: sectionSchema.extend({
    benefitsLabel: text("Above what a partner gains", "What you gain"),
    learn: linkSchema,
  }),
});
