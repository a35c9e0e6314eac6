import { z } from "zod";
import { patterned } from "#app/model/fields/described.ts";
import { confirmField } from "#app/model/fields/confirm.ts";
import { swahiliText } from "#app/model/fields/text.ts";

/** A page in Swahili; its file name is that of the page or post that it tells, its body the text. */
export const swahiliPageSchema = z
  .strictObject({
    title: swahiliText("words", "The title and heading, in Swahili", "Nambari muhimu"),
    description: swahiliText(
      "words",
      "The page in one or two sentences",
      "Nambari za simu.",
    ).optional(),
    excerpt: swahiliText(
      "words",
      "The post in one or two sentences, in place of description",
      "Begi la shule.",
    ).optional(),
    author: swahiliText(
      "words",
      "Who wrote the post, where that is no name",
      "Timu ya elimu",
    ).optional(),
    lead: swahiliText(
      "words",
      "The sentence or two below the heading",
      "Piga simu bila malipo.",
    ).optional(),
    translates: patterned(
      /^[0-9a-f]{8}$/,
      "nothing",
      "The English words that it tells; the check says what to write here",
      "0a1b2c3d",
      "the eight characters that the check names",
    ).optional(),
    confirm: confirmField,
  })
  .refine(({ description, excerpt }) => (description ?? excerpt) !== undefined)
  .meta({ expects: "a page with a description, or a post with an excerpt" });
