import { z } from "zod";
import { wording } from "#app/model/fields/text.ts";

/** The settings of a callout: a passage of a post that stands out. */
export const calloutSchema = z.strictObject({
  title: wording("The line above the passage", "What a term costs"),
});
