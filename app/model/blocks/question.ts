import { z } from "zod";
import { wording } from "#app/model/fields/text.ts";

/** The settings of a question that opens its answer when pressed. */
export const questionSchema = z.strictObject({
  title: wording("The question", "May I bring my child?"),
});
