import { z } from "zod";
import { text } from "#app/model/fields/text.ts";
import { formFields } from "#app/model/site/form-fields.ts";

const field = z.strictObject({
  label: text("words", "The field's label", "Full name"),
  hint: text("words", "A hint below the label", "As your friends write it").optional(),
});

/** The words of the volunteer application form. */
export const volunteerFormSchema = z.strictObject({
  ...formFields(text),
  required: text("words", "Said beside a required field", "required"),
  optional: text("words", "Said beside an optional field", "optional"),
  name: field,
  email: field,
  phone: field,
  interests: field,
  skills: field,
  availability: field,
  message: field,
  nameMissing: text("words", "Said where the name is empty", "Enter your full name"),
  emailMissing: text("words", "Said where the e-mail is empty", "Enter your e-mail address"),
  emailInvalid: text(
    "words",
    "Said where it is no e-mail address",
    "Enter an address like name@example.com",
  ),
  subject: text(
    "words",
    "The subject of the message; {name} is the visitor",
    "Application: {name}",
  ),
  none: text("words", "Stands where a field was left empty", "not given"),
});

/** The words of the volunteer application form. */
export type VolunteerFormWords = z.infer<typeof volunteerFormSchema>;
