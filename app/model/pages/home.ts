import { z } from "zod";
import { described, group, paragraph, text, wording } from "#app/model/fields/described.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { reference } from "#app/model/fields/figure.ts";
import {
  callToActionSchema,
  pageHeadFields,
  sectionSchema,
  shownWith,
} from "#app/model/pages/page-fields.ts";

const programSummarySchema = z.strictObject({
  program: reference("program", "The program, by the name of its file", "education-support"),
  title: wording("What the summary is called", "Education support"),
  text: paragraph("What it does, in one or two sentences", "Fees, books and a mentor."),
  figure: reference("stat", "The figure beside it", "girls-in-education").optional(),
});

/** The home page. */
export const homeSchema = z.strictObject({
  ...pageHeadFields,
  primary: linkSchema.meta({
    label: "First link",
    description: "The first and larger link below the heading",
  }),
  secondary: linkSchema.meta({
    label: "Second link",
    description: "The second link below the heading",
  }),
  figures: described(
    z
      .array(reference("stat", "One of the figures in stats.yaml", "girls-supported"))
      .min(2)
      .max(4)
      .optional(),
    "words",
    "The figures in the first section",
    "[girls-supported, communities-home, success-rate]",
  ),
  money: text("money", "How a gift is used, in one sentence", "85 of 100 shillings go to programs.")
    .meta({ long: true })
    .optional()
    .meta({ label: "How a gift is used" }),
  programs: group("The section with programs", {
    ...sectionSchema.shape,
    link: linkSchema,
    summaries: described(
      z.array(programSummarySchema).max(3),
      "words",
      "Up to three programs",
      "[{program: education-support, title: Education, text: Fees and books, figure: girls-in-education}, {program: protection-and-advocacy, title: Protection, text: Adults who act, figure: girls-protected}, {program: community-empowerment, title: Community, text: Parents who talk, figure: communities-engaged}]",
    ),
  }),
  gallery: shownWith("gallery", sectionSchema),
  testimonials: shownWith("testimonials", sectionSchema),
  events: shownWith(
    "events",
    z.strictObject({
      heading: wording("Shown above the events", "Coming up"),
      lead: paragraph("A sentence below the heading", "Everybody is welcome.").optional(),
    }),
  ),
  news: shownWith("posts", sectionSchema.extend({ link: linkSchema })),
  closing: callToActionSchema,
});
