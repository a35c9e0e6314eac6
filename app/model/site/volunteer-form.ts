import { z } from "zod";
import { wording } from "#app/model/fields/text.ts";
import { formFields } from "#app/model/site/form-fields.ts";

const field = z.strictObject({
  label: wording("The field's label", "Full name"),
  hint: wording("A hint below the label", "As your friends write it").optional(),
});

/** The words of the volunteer application form. */
export const volunteerFormSchema = z.strictObject({
  ...formFields,
  required: wording("Shown beside a required field", "required"),
  optional: wording("Shown beside an optional field", "optional"),
  name: field,
  email: field,
  phone: field,
  interests: field,
  skills: field,
  availability: field,
  message: field,
  nameMissing: wording("Shown if the name is empty", "Enter your full name"),
  emailMissing: wording("Shown if the e-mail is empty", "Enter your e-mail address"),
  emailInvalid: wording(
    "Shown if it is not an e-mail address",
    "Enter an address like name@example.com",
  ),
  subject: wording("The subject of the message; {name} is the visitor", "Application: {name}"),
  none: wording("Written in the message for an empty field", "not given"),
});

/** The words of the volunteer application form. */
export type VolunteerFormWords = z.infer<typeof volunteerFormSchema>;
