import { z } from "zod";
import { listOf, patterned } from "#app/model/fields/described.ts";
import { languageCode } from "#app/model/fields/language-field.ts";
import { fact, wording } from "#app/model/fields/text.ts";

/** The language of a site, by its code. */
export function siteLanguage(description: string, example: string) {
  return patterned(languageCode, "words", description, example, "a code like sw or en-KE");
}

const languageSchema = z.strictObject({
  code: siteLanguage(
    "The code of the language. It is also the name of its folder and the beginning of its addresses, except for the first language",
    "sw",
  ),
  // The name is in its own language.
  name: fact(wording("The name of the language, in that language", "Kiswahili")).meta({
    language: "und",
  }),
});

/** The languages of the site. Helplines are shown in the first two. */
export const siteLanguagesSchema = fact(
  listOf(
    languageSchema,
    "The languages of the site, the one in language: first; leave it out if there is only one",
    "[{code: en-KE, name: English}, {code: sw, name: Kiswahili}]",
  ),
).meta({ concern: "words" });
