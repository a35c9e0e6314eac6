import { z } from "zod";
import { confirmField } from "#app/model/fields/state.ts";
import { listOf, wording } from "#app/model/fields/described.ts";
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
  core: sectionSchema.extend({
    featuresLabel: wording("Shown above a program's features", "What it offers"),
    metricsLabel: wording("Shown above a program's figures", "What has changed"),
    support: linkSchema,
  }),
  forYou: sectionSchema
    .extend({
      list: listOf(
        titledTextSchema,
        "What happens when a girl asks for herself, step by step",
        "[{title: You ask, text: Write or call.}]",
      ),
      danger: wording("What to do first in danger", "Call {{helpline:child}}."),
      ask: linkSchema,
      help: linkSchema,
      confirm: confirmField,
    })
    .meta({ concern: "safety" })
    .optional(),
  additional: shownWith("additionalPrograms", sectionSchema),
  stories: shownWith(
    "successStories",
    sectionSchema.extend({
      changed: wording("How stories of real people were changed", "Names are changed.").optional(),
      beforeLabel: wording("Shown above the situation before", "Before"),
      afterLabel: wording("Shown above the situation now", "Now"),
    }),
  ),
  closing: callToActionSchema,
});
