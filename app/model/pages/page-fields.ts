import { z } from "zod";
import { group, paragraph, wording } from "#app/model/fields/described.ts";
import { jinaField, lesoSchema } from "#app/model/fields/leso.ts";
import { linkSchema } from "#app/model/fields/link.ts";
import { allowField } from "#app/model/fields/state.ts";

/** The fields of every designed page: title and description, heading, cloth, accepted warnings. */
export const pageHeadFields = {
  title: wording("The page's title in the browser and in search results", "About Us"),
  description: paragraph(
    "The page in one or two sentences, for search results and shared links",
    "Who we are and what we believe.",
  ),
  heading: wording("The large heading", "A word that means solution"),
  lead: paragraph("The sentence or two below the heading", "We work with families in Nairobi."),
  jina: jinaField,
  leso: lesoSchema.optional(),
  allow: allowField,
};

/** The heading of a section, with a sentence below it. */
export const sectionSchema = z.strictObject({
  heading: wording("The heading of this section", "Our values"),
  lead: paragraph(
    "A sentence below the heading",
    "Four words that we measure ourselves by.",
  ).optional(),
});

/** A section that is shown only if there are entries of this kind, and needs words only then. */
export function shownWith<Schema extends z.ZodType>(kind: string, schema: Schema) {
  const description = "The words around these entries, needed only if there are some";
  return schema.optional().meta({ description, ...schema.meta(), shownWith: kind });
}

/** A short title with a sentence that explains it. */
export const titledTextSchema = z.strictObject({
  title: wording("A few words", "Interview"),
  text: paragraph("A sentence that explains them", "We talk for half an hour."),
});

/** The last section of a page: a heading, a sentence and two links. */
export const callToActionSchema = group("The last section of the page", {
  heading: wording("The heading", "Be part of the solution"),
  text: paragraph("A sentence or two", "One hour or one shilling: both count."),
  primary: linkSchema.meta({ label: "First link", description: "The first and larger link" }),
  secondary: linkSchema.meta({ label: "Second link", description: "The second link" }),
});
