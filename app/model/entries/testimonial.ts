import { z } from "zod";
import { described } from "#app/model/fields/described.ts";
import { lesoSchema } from "#app/model/fields/leso-field.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { slug } from "#app/model/fields/slug.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { fact, wording } from "#app/model/fields/text.ts";

/** What someone says about the work, in a sentence or as a story, with or without stars. */
export const testimonialSchema = z.strictObject({
  id: slug("A short name that is unique in this file", "mother-of-two"),
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
  ),
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
  ...stateFields,
});
