import { z } from "zod";
import { text } from "#app/model/fields/text.ts";

/** The settings of a question, whose answer opens when somebody presses it. */
export const questionSchema = z.strictObject({
  title: text("words", "The question", "May I bring my child?"),
});
