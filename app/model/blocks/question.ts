import { z } from "zod";
import { wording } from "#app/model/fields/text.ts";

/** The settings of a question, whose answer opens when somebody presses it. */
export const questionSchema = z.strictObject({
  title: wording("The question", "May I bring my child?"),
});
