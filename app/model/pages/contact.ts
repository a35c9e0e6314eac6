import { z } from "zod";
import { text } from "#app/model/fields/text.ts";
import { pageHeadFields, sectionSchema } from "#app/model/pages/page-head.ts";
import { noticeSchema } from "#app/model/site/form-words.ts";

const helplineSchema = z.strictObject({
  number: text("The number as people dial it, between quotation marks", '"116"'),
  name: text("Whose line it is", "National child helpline"),
});

/** The contact page and its form. */
export const contactSchema = z.strictObject({
  ...pageHeadFields,
  helplines: z.strictObject({
    heading: text("The question that someone in danger recognizes", "Is a girl in danger now?"),
    text: text("What to do, in a sentence or two", "Call one of these lines. Both are free."),
    list: z
      .array(helplineSchema)
      .min(1)
      .meta({
        description: "The numbers to call",
        examples: ['[{number: "116", name: National child helpline}]'],
      }),
  }),
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
    notice: noticeSchema,
  }),
});

/** The contact page and its form. */
export type Contact = z.infer<typeof contactSchema>;
