import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { described } from "#app/model/fields/described.ts";
import { figureText } from "#app/model/fields/figure-text.ts";
import { slug } from "#app/model/fields/slug.ts";
import { wording } from "#app/model/fields/text.ts";

/** A figure that the organisation states; pages quote it. */
export const statSchema = z.strictObject({
  id: slug("The name by which pages quote the figure", "girls-supported"),
  value: figureText("The figure as readers see it", "1,500+"),
  label: wording("What is counted", "girls supported"),
  scope: wording("What the figure covers", "All programs since 2019").optional(),
  asOf: wording("When it was counted", "December 2024").optional(),
  source: wording("Where the figure comes from", "Annual report 2024").optional(),
  confirm: confirmField,
  status: described(
    z.enum(["stated", "verified", "sample"]),
    "words",
    "How certain it is: stated (by the organisation), verified (checked against its source) or sample (made up)",
    "stated",
  ),
});

/** A figure that the organisation states. */
export type Stat = z.infer<typeof statSchema>;
