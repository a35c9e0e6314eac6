import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { listOf } from "#app/model/fields/described.ts";
import { jinaSchema } from "#app/model/fields/jina.ts";
import { lesoSchema } from "#app/model/fields/leso-field.ts";
import { swahiliText, text, wording } from "#app/model/fields/text.ts";

/** The words of the page in one language, each made by the field for that language. */
function helpWords(words: typeof text) {
  const part = z.strictObject({
    heading: words("words", "The heading of this part", "If nobody answers"),
    list: listOf(
      words("words", "A short sentence", "Try the other number."),
      "What to do, a sentence each",
      "[Try the other number.]",
    ),
  });
  return z.strictObject({
    heading: words("words", "The heading", "Useful numbers"),
    lead: words("words", "What to do first", "Call one of these lines. Both are free."),
    checked: words(
      "words",
      "When a number was last called; {date} is the day",
      "Last checked on {date}",
    ),
    nobody: part,
    writing: part.extend({
      email: words(
        "words",
        "The link that writes an e-mail; {email} is our address",
        "Email {email}",
      ),
      sms: words("words", "The link that writes an SMS; {phone} is our number", "SMS to {phone}"),
    }),
    traces: part,
    confirm: confirmField,
  });
}

/** The page for somebody in danger, in English and in Swahili, which also has an address of its own. */
export const helpSchema = z.strictObject({
  title: wording("A title that gives nothing away", "Useful numbers"),
  description: wording("A description that gives nothing away", "Phone numbers, day and night."),
  english: helpWords(text),
  swahili: helpWords(swahiliText)
    .extend({
      description: swahiliText(
        "words",
        "A description that gives nothing away",
        "Nambari za simu.",
      ),
    })
    .optional(),
  jina: jinaSchema.optional(),
  leso: lesoSchema.optional(),
});
