import { z } from "zod";
import { text } from "#app/model/fields/text.ts";
import { pageHeadFields, sectionSchema } from "#app/model/pages/page-head.ts";
import { handoverWordsSchema } from "#app/model/site/form-words.ts";

/** The contact page and its form. */
export const contactSchema = z.strictObject({
  ...pageHeadFields,
  details: sectionSchema.extend({
    hoursLabel: text("Before the office hours", "Office hours"),
  }),
  form: z.strictObject({
    heading: text("The heading", "Send a message"),
    lead: text("A sentence below the heading", "Every field is optional."),
    firstName: text("The label of the first name", "First name"),
    lastName: text("The label of the last name", "Last name"),
    email: text("The label of the e-mail address", "E-mail"),
    subject: text("The label of the subject", "Subject"),
    message: text("The label of the message", "Message"),
    submit: text("The button", "Send message"),
    empty: text("Said where everything was left empty", "Write a few words first."),
    defaultSubject: text("The subject where none was given", "A message from the website"),
    none: text("Stands where a field was left empty", "not given"),
    handover: handoverWordsSchema,
  }),
});

/** The contact page and its form. */
export type Contact = z.infer<typeof contactSchema>;
