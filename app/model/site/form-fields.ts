import { z } from "zod";
import { described } from "#app/model/fields/described.ts";
import type { text } from "#app/model/fields/text.ts";

/** What each form says besides its fields in one language, each made by the field for that language. */
export function formFields(words: typeof text) {
  const sayingHow = {
    lead: words("words", "Below the heading", "It takes five minutes."),
    notice: z.strictObject({
      title: words("words", "The notice's title", "Application Submitted!"),
      text: words("words", "The notice's text", "Thank you for your interest."),
    }),
  };
  return {
    heading: words("words", "The heading", "Send a message"),
    ...sayingHow,
    served: described(
      z.strictObject(sayingHow).partial().optional(),
      "words",
      "With delivery: endpoint: what stands in the place of lead and notice, which speak of a mail app",
      "{notice: {title: Thank you, text: We read it soon.}}",
    ),
    submit: words("words", "The button", "Send message"),
  };
}

/** The short notice of one form once its answers have left. */
export type Notice = z.infer<ReturnType<typeof formFields>["notice"]>;
