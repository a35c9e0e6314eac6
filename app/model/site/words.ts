import { z } from "zod";
import { described, listOf, note, patterned } from "#app/model/fields/described.ts";

// The list keeps harmful words off the site, so changing it is a matter of safety.
const rule = (description: string, example: string) =>
  described(z.string().regex(/\S/), "safety", description, example);
const people = (description: string, example: string) =>
  listOf(rule("A word for people", example), description, `[${example}]`).optional();

/** Words that our pages avoid, with the reason and a better wording. */
export const avoidedWordSchema = z.strictObject({
  words: listOf(rule("A word or phrase", "voiceless"), "The words in every form", "[voiceless]"),
  about: people(
    "Report the words only if one of these is nearer than any in notAbout",
    "girls",
  ).meta({ label: "Only about" }),
  notAbout: people("With about: do not report the words if one of these is nearer", "boys"),
  reason: note("Why we avoid them, in one sentence", "Every girl has a voice."),
  instead: note("What to write instead", "girls who are not heard").meta({
    label: "What to write instead",
  }),
  severity: described(
    z.enum(["error", "warning"]),
    "safety",
    "How strict it is: error keeps the words off the site; warning asks for a second look",
    "warning",
  ),
});

/** Words that our pages avoid. */
export type AvoidedWord = z.infer<typeof avoidedWordSchema>;

/** A word or phrase that the spelling check accepts. */
export const knownWordSchema = patterned(
  /^\p{L}[\p{L}\p{M}'’]*(?:[ -]\p{L}[\p{L}\p{M}'’]*)*$/u,
  "nothing",
  "A word or name that is spelled correctly but is not in an English dictionary",
  "chama",
  "a word or phrase, without other characters than letters, spaces and hyphens",
);
