import { z } from "zod";
import { group, listOf, paragraph, text, wording } from "#app/model/fields/described.ts";
import { pageHeadFields } from "#app/model/pages/page-fields.ts";
import { formFields } from "#app/model/site/forms.ts";

/** The contact page and its form. */
export const contactSchema = z.strictObject({
  ...pageHeadFields,
  helplines: group("What to do in danger", {
    heading: wording("The question that someone in danger recognises", "Is a girl in danger now?"),
    text: paragraph("What to do, in a sentence or two", "Call one of these lines. Both are free."),
    call: wording("Shown on each button; {number} is the number", "Call {number}").meta({
      label: "Button of a number",
      placeholders: ["number"],
    }),
  }),
  partners: group("The section for partners", {
    heading: wording("The heading for partners", "Would you like to be a partner?"),
    text: wording("What to write, and what happens then", "Tell us who you are. Then we meet."),
    person: paragraph(
      "Whom to ask for; leave it out until that person has agreed",
      "Ask for Nyambura K., who works with our partners.",
    )
      .optional()
      .meta({ label: "Whom to ask for" }),
  }),
  details: group("The section with the ways to reach you", {
    heading: wording("The heading of the ways to reach you", "How to reach us"),
    lead: paragraph("A sentence below the heading", "Here are our details.").optional(),
    hoursLabel: wording("Shown before the office hours", "Office hours"),
    hours: wording("The office hours of site.yaml in words", "{days} {opens} to {closes}").meta({
      placeholders: ["days", "opens", "closes"],
    }),
  }),
  form: group("The form for messages", {
    ...formFields,
    safety: text(
      "safety",
      "A sentence for someone who writes about herself or another girl",
      "Say only that you would like to talk.",
    )
      .meta({ long: true })
      .optional(),
    otherSubjects: listOf(
      wording("A subject", "Press"),
      "Subjects of links to the form that are not about a girl, so that safety is left out",
      "[Press, Partnership]",
    ).optional(),
    firstName: wording("The label of the first name", "First name"),
    lastName: wording("The label of the last name", "Last name"),
    email: wording("The label of the e-mail address", "E-mail"),
    subject: wording("The label of the subject", "Subject"),
    message: wording("The label of the message", "Message"),
    empty: wording("Shown if every field is empty", "Write a few words first.").meta({
      label: "If every field is empty",
    }),
    defaultSubject: wording("The subject if the visitor gives none", "A message from the website"),
    none: wording("Written in the message for an empty field", "not given").meta({
      label: "For an empty field",
    }),
  }),
});

/** The contact page and its form. */
export type Contact = z.infer<typeof contactSchema>;
