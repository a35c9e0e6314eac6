import { z } from "zod";
import { described } from "#app/model/fields/described.ts";
import { text } from "#app/model/fields/text.ts";

// The short notice of one form once its answers have left.
const noticeSchema = z.strictObject({
  title: text("The notice's title", "Application Submitted!"),
  text: text("The notice's text", "Thank you for your interest."),
});

const sayingHow = {
  lead: text("Below the heading", "It takes five minutes."),
  notice: noticeSchema,
};

/** What each form says besides its fields. */
export const formFields = {
  heading: text("The heading", "Send a message"),
  ...sayingHow,
  served: described(
    z.strictObject(sayingHow).partial().optional(),
    "With delivery: endpoint: what stands in the place of lead and notice, which speak of a mail app",
    "{notice: {title: Thank you, text: We read it soon.}}",
  ),
  submit: text("The button", "Send message"),
};

/** The short notice of one form. */
export type Notice = z.infer<typeof noticeSchema>;
