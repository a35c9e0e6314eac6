import { z } from "zod";
import { wording } from "#app/model/fields/text.ts";
import { formFields } from "#app/model/site/form-fields.ts";

/** The words of the newsletter box in the footer. */
export const newsletterSchema = z.strictObject({
  ...formFields,
  label: wording("The label of the field", "E-mail address for the newsletter"),
  placeholder: wording("The grey words in the field", "Your email"),
  missing: wording("Shown if the field is empty", "Enter your e-mail address"),
  invalid: wording(
    "Shown if it is not an e-mail address",
    "Enter an address like name@example.com",
  ),
  subject: wording("The subject of the message", "Newsletter"),
  message: wording("The message; {email} is the visitor's address", "Please send it to {email}."),
});

/** The words of the newsletter box. */
export type Newsletter = z.infer<typeof newsletterSchema>;
