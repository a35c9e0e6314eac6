import { z } from "zod";
import { text } from "#app/model/fields/text.ts";
import { formFields } from "#app/model/site/form-fields.ts";

/** The words of the newsletter box in the footer. */
export const newsletterSchema = z.strictObject({
  ...formFields(text),
  label: text("The label of the field", "E-mail address for the newsletter"),
  placeholder: text("The grey words in the field", "Your email"),
  missing: text("Said where the field is empty", "Enter your e-mail address"),
  invalid: text("Said where it is no e-mail address", "Enter an address like name@example.com"),
  subject: text("The subject of the message", "Newsletter"),
  message: text("The message; {email} is the visitor's address", "Please send it to {email}."),
});

/** The words of the newsletter box. */
export type Newsletter = z.infer<typeof newsletterSchema>;
