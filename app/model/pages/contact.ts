import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { swahiliText, text, wording } from "#app/model/fields/text.ts";
import { pageHeadFields, pageHeadWords } from "#app/model/pages/page-head-fields.ts";
import { formFields } from "#app/model/site/form-fields.ts";

/** The words of the page in one language, each made by the field for that language. */
function contactWords(words: typeof text) {
  return z.strictObject({
    ...pageHeadWords(words),
    helplines: z.strictObject({
      heading: words(
        "words",
        "The question that someone in danger recognises",
        "Is a girl in danger now?",
      ),
      text: words(
        "words",
        "What to do, in a sentence or two",
        "Call one of these lines. Both are free.",
      ),
      call: words("words", "On each button; {number} is the number", "Call {number}"),
    }),
    partners: z.strictObject({
      heading: words("words", "The heading for partners", "Would you like to be a partner?"),
      text: words(
        "words",
        "What to write, and what happens then",
        "Tell us who you are. Then we meet.",
      ),
      person: words(
        "words",
        "Whom to ask for; left out until that person has agreed",
        "Ask for Nyambura K., who works with our partners.",
      ).optional(),
    }),
    details: z.strictObject({
      heading: words("words", "The heading of the ways to reach you", "How to reach us"),
      lead: words("words", "A sentence below the heading", "Here are our details.").optional(),
      hoursLabel: words("words", "Before the office hours", "Office hours"),
    }),
    form: z.strictObject({
      ...formFields(words),
      firstName: words("words", "The label of the first name", "First name"),
      lastName: words("words", "The label of the last name", "Last name"),
      email: words("words", "The label of the e-mail address", "E-mail"),
      subject: words("words", "The label of the subject", "Subject"),
      message: words("words", "The label of the message", "Message"),
      empty: words("words", "Said where everything was left empty", "Write a few words first."),
      defaultSubject: words(
        "words",
        "The subject where none was given",
        "A message from the website",
      ),
      none: words("words", "Stands where a field was left empty", "not given"),
    }),
  });
}

const english = contactWords(text);

/** The contact page and its form, in English and, where a charity has that, in Swahili. */
export const contactSchema = english.extend({
  ...pageHeadFields,
  details: english.shape.details.extend({
    hours: wording("The office hours of site.yaml in words", "{days} {opens} to {closes}"),
  }),
  swahili: contactWords(swahiliText).extend({ confirm: confirmField }).optional(),
});

/** The contact page and its form. */
export type Contact = z.infer<typeof contactSchema>;
