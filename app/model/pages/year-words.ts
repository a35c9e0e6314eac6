import { z } from "zod";
import { text } from "#app/model/fields/text.ts";

/** The words around the posts of one year. */
export const yearWordsSchema = z.strictObject({
  name: text("The name of the links to years", "Posts by year"),
  title: text(
    "The title and the heading of the posts of one year; {year} is its number",
    "Posts of {year}",
  ),
  description: text(
    "The posts of a year in one or two sentences, for search results; {year} is its number",
    "What we wrote in {year}.",
  ),
});

/** The words around the posts of one year. */
export type YearWords = z.infer<typeof yearWordsSchema>;
