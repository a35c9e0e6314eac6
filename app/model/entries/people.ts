import { z } from "zod";
import { described, fact, paragraph, slug, wording } from "#app/model/fields/described.ts";
import { reference } from "#app/model/fields/figure.ts";
import { croppedImageSchema } from "#app/model/fields/file.ts";
import { lesoSchema } from "#app/model/fields/leso.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { consentField, stateFields } from "#app/model/fields/state.ts";

/** A person of the leadership team. */
export const teamMemberSchema = z.strictObject({
  id: slug("A short name that no other entry here has", "executive-director"),
  name: fact(wording("The person's name", "Nyambura K.")),
  role: wording("What the person does", "Executive Director"),
  about: paragraph("One or two sentences on the person's work", "Leads the team and its partners."),
  image: croppedImageSchema.optional(),
  leso: lesoSchema.optional(),
  ...stateFields,
});

/** What someone says about the work, in a sentence or as a story, with or without stars. */
export const testimonialSchema = z.strictObject({
  id: slug("A short name that no other entry here has", "mother-of-two"),
  name: fact(
    wording("Who says it; initials or a first name, never a girl's full name", "Wanjikũ M."),
  ),
  role: wording("How they know the work", "Mother of two"),
  quote: wording("What they say", "My daughter is back in school."),
  more: described(
    z.array(wording("One paragraph", "She was nine then.")).optional(),
    "words",
    "The paragraphs of a longer story, after the quote",
    "[She was nine then., Now she reads to me.]",
  ).meta({ label: "Rest of the story" }),
  link: described(
    linkSchema.optional(),
    "words",
    "The page with the whole story",
    "{label: Read her story, href: /blog/1}",
  ),
  page: described(
    z.enum(["about", "get-involved"]).optional(),
    "words",
    "The page that shows it, if not the home page",
    "get-involved",
  ),
  rating: described(z.int().min(1).max(5).optional(), "words", "Stars out of five", "5"),
  leso: lesoSchema.optional(),
  consent: consentField,
  ...stateFields,
});

/** What changed for one person, without anything that could identify her. */
export const successStorySchema = z.strictObject({
  id: slug("A short name that no other entry here has", "back-in-class"),
  program: reference("program", "The program the story belongs to", "education-support"),
  title: wording("What changed, in a few words", "Back in class"),
  before: wording("What her life was like before", "Z. had left school to work."),
  after: wording("What has changed", "She sits her exams this year."),
  leso: lesoSchema.optional(),
  consent: consentField,
  ...stateFields,
});

/** One year of the organisation's story. */
export const milestoneSchema = z.strictObject({
  year: described(z.int().min(1900).max(2100), "words", "The year", "2019").meta({
    key: true,
    past: true,
  }),
  title: wording("What happened, in a few words", "Founded"),
  text: paragraph("What it meant, in one or two sentences", "Four women met in Nairobi."),
  ...stateFields,
});
