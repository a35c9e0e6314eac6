import { z } from "zod";
import { allowField, confirmField } from "#app/model/fields/state.ts";
import { group, listOf, paragraph, wording } from "#app/model/fields/described.ts";
import { jinaField, lesoSchema } from "#app/model/fields/leso.ts";

const part = z.strictObject({
  heading: wording("The heading of this section", "If nobody answers"),
  list: listOf(
    paragraph("A short sentence", "Try the other number."),
    "What to do, one sentence per line",
    "[Try the other number.]",
  ).meta({ label: "What to do" }),
});

/** The page for people in danger. */
export const helpSchema = z.strictObject({
  title: wording("A title that gives nothing away", "Useful numbers"),
  description: wording("A description that gives nothing away", "Phone numbers, day and night."),
  heading: wording("The heading", "Useful numbers"),
  lead: wording("What to do first", "Call one of these lines. Both are free."),
  checked: wording(
    "When a number was last called; {date} is the day",
    "Last checked on {date}",
  ).meta({ label: "When a number was last called", placeholders: ["date"] }),
  nobody: part.meta({ label: "If nobody answers", description: "What to do if nobody answers" }),
  writing: group("What to do for somebody who cannot talk", {
    ...part.shape,
    email: wording("The link that writes an e-mail; {email} is our address", "Email {email}").meta({
      placeholders: ["email"],
    }),
    sms: wording("The link that writes an SMS; {phone} is our number", "SMS to {phone}").meta({
      placeholders: ["phone"],
    }),
  }),
  traces: part.meta({
    label: "Traces of the visit",
    description: "How to leave no traces of the visit",
  }),
  jina: jinaField.meta({
    description: "The proverb on the cloth of link previews; the page itself shows no cloth",
  }),
  leso: lesoSchema.optional(),
  allow: allowField,
  confirm: confirmField,
});
