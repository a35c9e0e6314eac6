import { z } from "zod";
import { jinaSchema } from "#app/model/fields/jina.ts";
import { lesoSchema } from "#app/model/fields/leso-field.ts";
import { text, wording } from "#app/model/fields/text.ts";

/** The words of a page's head in one language, each made by the field for that language. */
export function pageHeadWords(words: typeof text) {
  return {
    title: words("words", "The page's title in the browser and in search results", "About Us"),
    description: words(
      "words",
      "The page in one or two sentences, for search results and shared links",
      "Who we are and what we believe.",
    ),
    heading: words("words", "The large heading", "A word that means solution"),
    lead: words(
      "words",
      "The sentence or two below the heading",
      "We work with families in Nairobi.",
    ),
  };
}

/** What every designed page has: its name for machines, its heading, its cloth. */
export const pageHeadFields = {
  ...pageHeadWords(text),
  jina: jinaSchema.optional(),
  leso: lesoSchema.optional(),
};

/** A heading with a sentence below it, above a part of a page. */
export const sectionSchema = z.strictObject({
  heading: wording("The heading of this part", "Our values"),
  lead: wording(
    "A sentence below the heading",
    "Four words that we measure ourselves by.",
  ).optional(),
});

/** A few words with a sentence that explains them. */
export const titledTextSchema = z.strictObject({
  title: wording("A few words", "Interview"),
  text: wording("A sentence that explains them", "We talk for half an hour."),
});
