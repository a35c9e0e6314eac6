import { z } from "zod";
import { text } from "#app/model/fields/text.ts";
import { formFields } from "#app/model/site/form-fields.ts";

/** The words of the newsletter box in the footer. */
export const newsletterSchema = z.strictObject({
  ...formFields(text),
  label: text("words", "The label of the field", "E-mail address for the newsletter"),
  placeholder: text("words", "The grey words in the field", "Your email"),
  missing: text("words", "Said where the field is empty", "Enter your e-mail address"),
  invalid: text(
    "words",
    "Said where it is no e-mail address",
    "Enter an address like name@example.com",
  ),
  subject: text("words", "The subject of the message", "Newsletter"),
  message: text(
    "words",
    "The message; {email} is the visitor's address",
    "Please send it to {email}.",
  ),
});

/** The words of the newsletter box. */
export type Newsletter = z.infer<typeof newsletterSchema>;
