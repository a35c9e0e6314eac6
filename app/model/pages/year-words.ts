import { z } from "zod";
import { text } from "#app/model/fields/text.ts";

const manyPosts = "once there are more than 48 posts";

/** The words around the posts of one year. */
export const yearWordsSchema = z.strictObject({
  name: text("The name of the links to years", "Posts by year", manyPosts),
  title: text(
    "The title and the heading of the posts of one year; {year} is its number",
    "Posts of {year}",
    manyPosts,
  ),
  description: text(
    "The posts of a year in one or two sentences, for search results; {year} is its number",
    "What we wrote in {year}.",
    manyPosts,
  ),
});

/** The words around the posts of one year. */
export type YearWords = z.infer<typeof yearWordsSchema>;
