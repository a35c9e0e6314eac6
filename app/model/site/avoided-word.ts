import { z } from "zod";
import { described, listOf, note } from "#app/model/fields/described.ts";

// What keeps words off the site keeps girls safe.
const rule = (description: string, example: string) =>
  described(z.string().regex(/\S/), "safety", description, example);
const people = (description: string, example: string) =>
  listOf(rule("A word for people", example), description, `[${example}]`).optional();

const exceptionSchema = z.strictObject({
  file: rule("The file inside content/ in which the word may stand", "pages/about.yaml"),
  field: rule("The field in which it may stand, where it is only one", "quote").optional(),
  explanation: note("Why it is right there, in a sentence", "It is the name of a law."),
});

/** Words that our pages avoid, with the reason and what to write in their place. */
export const avoidedWordSchema = z.strictObject({
  words: listOf(
    rule("A word or a few words; each form by itself", "voiceless"),
    "The words, one a line, each form by itself",
    "[voiceless]",
  ),
  about: people("Words of which one has to stand nearest, so that the words mean this", "girls"),
  notAbout: people("Words that mean something else where they stand nearest", "boys"),
  reason: note("Why we avoid them, in one sentence", "Every girl has a voice."),
  instead: note("What to write in their place", "girls who are not heard"),
  severity: described(
    z.enum(["error", "warning"]),
    "safety",
    "How strict it is: error keeps the words off the site; warning asks for a second look",
    "warning",
  ),
  allowedIn: described(
    z.array(exceptionSchema).min(1).optional(),
    "safety",
    "Where the words may stand all the same, each place with its explanation",
    "[{file: pages/about.yaml, explanation: It is the name of a law}]",
  ),
});

/** Words that our pages avoid. */
export type AvoidedWord = z.infer<typeof avoidedWordSchema>;
