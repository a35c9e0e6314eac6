import { z } from "zod";
import { text } from "#app/model/fields/text.ts";
import { pageHeadFields, sectionSchema } from "#app/model/pages/page-head-fields.ts";
import { formFields } from "#app/model/site/form-fields.ts";

/** The contact page and its form. */
export const contactSchema = z.strictObject({
  ...pageHeadFields,
  helplines: z.strictObject({
    heading: text("The question that someone in danger recognises", "Is a girl in danger now?"),
    text: text("What to do, in a sentence or two", "Call one of these lines. Both are free."),
    call: text("On each button; {number} is the number", "Call {number}"),
  }),
  partners: z.strictObject({
    heading: text("The heading for partners", "Would you like to be a partner?"),
    text: text("What to write, and what happens then", "Tell us who you are. Then we meet."),
    person: text(
      "Whom to ask for; left out until that person has agreed",
      "Ask for Nyambura K., who works with our partners.",
    ).optional(),
  }),
  details: sectionSchema.extend({
    hoursLabel: text("Before the office hours", "Office hours"),
    hours: text("The office hours of site.yaml in words", "{days} {opens} to {closes}"),
  }),
  form: z.strictObject({
    ...formFields,
    firstName: text("The label of the first name", "First name"),
    lastName: text("The label of the last name", "Last name"),
    email: text("The label of the e-mail address", "E-mail"),
    subject: text("The label of the subject", "Subject"),
    message: text("The label of the message", "Message"),
    empty: text("Said where everything was left empty", "Write a few words first."),
    defaultSubject: text("The subject where none was given", "A message from the website"),
    none: text("Stands where a field was left empty", "not given"),
  }),
});

/** The contact page and its form. */
export type Contact = z.infer<typeof contactSchema>;
