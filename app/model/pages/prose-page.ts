import { z } from "zod";
import { flag, paragraph, wording, pastDate } from "#app/model/fields/described.ts";
import { jinaField, lesoSchema } from "#app/model/fields/leso.ts";
import { stateFields } from "#app/model/fields/state.ts";

/** A page of plain prose; its file name is its address, its body the text. */
export const prosePageSchema = z
  .strictObject({
    title: wording("The page's title and heading", "Safeguarding"),
    description: paragraph(
      "The page in one or two sentences",
      "How we keep girls safe who come to us, and whom to contact if something is wrong.",
    ),
    lead: paragraph("The sentence or two below the heading", "In short: no cookies.").optional(),
    updated: pastDate(
      "words",
      "The day the words last changed; the page shows it after updatedLabel:",
    ).optional(),
    updatedLabel: wording("Shown before the day of the last change", "Last changed").optional(),
    jina: jinaField,
    leso: lesoSchema.optional(),
    unlisted: flag(
      "words",
      "For a page only for people who have the address, for example from a poster",
      [
        "Unlisted now: only people who have the address find it",
        "Listed now: everyone can find it",
      ],
    ),
    ...stateFields,
  })
  .refine(({ updated, updatedLabel }) => updated || !updatedLabel, {
    path: ["updatedLabel"],
    error: "These words are shown before a day. Add updated: with the day, or delete this line.",
  });
