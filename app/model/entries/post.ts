import { z } from "zod";
import { consentField } from "#app/model/fields/consent.ts";
import { described, flag } from "#app/model/fields/described.ts";
import { imageSchema } from "#app/model/fields/image.ts";
import { reference } from "#app/model/fields/reference.ts";
import { languageCode } from "#app/model/fields/language-field.ts";
import { lesoSchema } from "#app/model/fields/leso-field.ts";
import { stateFields } from "#app/model/fields/state.ts";
import { wording } from "#app/model/fields/text.ts";
import { writtenDate } from "#app/model/fields/written-date.ts";

/** A blog post; its file name is its id and address, its body the text. */
export const postSchema = z.strictObject({
  title: wording("The headline", "Why a school bag changes a year"),
  excerpt: wording(
    "The post in one or two sentences, shown in lists",
    "What a bag holds, and what it says to a girl who carries it to school.",
  ),
  author: wording("Who wrote it", "The education team"),
  date: writtenDate("words", "The day it was published"),
  category: reference("category", "The category, one of those in categories.yaml", "Education"),
  news: wording(
    "One word that the home page shows instead of the category",
    "Expansion",
  ).optional(),
  updated: writtenDate(
    "words",
    "The day its words last changed, if readers should know",
  ).optional(),
  readTime: described(
    z.int().min(1).max(60).optional(),
    "words",
    "The reading time in minutes; counted from the words if left out",
    "4",
  ),
  image: imageSchema.optional(),
  sensitive: flag(
    "safety",
    "true if it says what was done to a girl; the review then shows its changes first",
    ["Marked as a text about danger", "No longer marked as a text about danger"],
  ),
  lang: described(
    z.string().regex(languageCode).optional(),
    "words",
    "The language of the whole post, if it is another one of the site, such as sw for Swahili",
    "sw",
  ).meta({ label: "Language" }),
  leso: lesoSchema.optional(),
  consent: consentField,
  ...stateFields,
});

/** A blog post, without its body. */
export type Post = z.infer<typeof postSchema>;
