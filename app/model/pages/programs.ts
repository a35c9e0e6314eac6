import { z } from "zod";
import { confirmField } from "#app/model/fields/state.ts";
import { group, listOf, wording } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import {
  callToActionSchema,
  pageHeadFields,
  sectionSchema,
  shownWith,
  titledTextSchema,
} from "#app/model/pages/page-fields.ts";

/** The programs page. */
export const programsSchema = z.strictObject({
  ...pageHeadFields,
  core: group("The section with the core programs", {
    ...sectionSchema.shape,
    featuresLabel: wording("Shown above a program's features", "What it offers"),
    metricsLabel: wording("Shown above a program's figures", "What has changed"),
    support: linkSchema.meta({
      label: "Link for donors",
      description: "The link to support a program",
    }),
  }),
  forYou: group("The section for a girl who asks for herself", {
    ...sectionSchema.shape,
    list: listOf(
      titledTextSchema,
      "What happens when a girl asks for herself, step by step",
      "[{title: You ask, text: Write or call.}]",
    ).meta({ label: "Steps" }),
    danger: wording("What to do first in danger", "Call {{helpline:child}}.").meta({
      label: "What to do in danger",
    }),
    ask: linkSchema.meta({ label: "Link to ask", description: "The link to the form" }),
    help: linkSchema.meta({
      label: "Link to the numbers",
      description: "The link to the page with all numbers",
    }),
    confirm: confirmField,
  })
    .meta({ concern: "safety" })
    .optional(),
  additional: shownWith("additionalPrograms", sectionSchema),
  stories: shownWith(
    "successStories",
    sectionSchema.extend({
      changed: wording("How stories of real people were changed", "Names are changed.")
        .optional()
        .meta({ label: "How stories were changed" }),
      beforeLabel: wording("Shown above the situation before", "Before"),
      afterLabel: wording("Shown above the situation now", "Now"),
    }),
  ),
  closing: callToActionSchema,
});
