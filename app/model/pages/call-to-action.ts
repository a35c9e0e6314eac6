import { z } from "zod";
import { linkSchema } from "#app/model/fields/link.ts";
import { wording } from "#app/model/fields/text.ts";

/** The last section of a page: a heading, a sentence and two links. */
export const callToActionSchema = z.strictObject({
  heading: wording("The heading", "Be part of the solution"),
  text: wording("A sentence or two", "One hour or one shilling: both count."),
  primary: linkSchema,
  secondary: linkSchema,
});
