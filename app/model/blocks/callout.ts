import { z } from "zod";
import { wording } from "#app/model/fields/text.ts";

/** The settings of a callout: a highlighted passage of a post. */
export const calloutSchema = z.strictObject({
  title: wording("The line above the passage", "What a term costs"),
});
