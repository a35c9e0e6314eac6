import { z } from "zod";
import { described } from "#app/model/fields/described.ts";
import { wording } from "#app/model/fields/text.ts";

const afterSending = {
  lead: wording("Shown below the heading", "It takes five minutes."),
  notice: z.strictObject({
    title: wording("The notice's title", "Application Submitted!"),
    text: wording("The notice's text", "Thank you for your interest."),
  }),
};

/** The words of each form, apart from its fields. */
export const formFields = {
  heading: wording("The heading", "Send a message"),
  ...afterSending,
  served: described(
    z.strictObject(afterSending).partial().optional(),
    "words",
    "With delivery: endpoint: replaces lead and notice, which mention the mail app",
    "{notice: {title: Thank you, text: We read it soon.}}",
  ),
  submit: wording("The button", "Send message"),
};

/** The short notice of a form after it was sent. */
export type Notice = z.infer<typeof formFields.notice>;
