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
    "The code of the language; for all but the first also the name of its folder and the beginning of its addresses",
    "sw",
  ),
  // It is in its own language, whichever that is.
  name: fact(wording("What the language calls itself", "Kiswahili")).meta({ language: "und" }),
});

/** The languages of the site, the first one first; the second is shown beside it where somebody may be in danger. */
export const siteLanguagesSchema = fact(
  listOf(
    languageSchema,
    "The languages of the site, the one in language: first; a site in one language leaves them out",
    "[{code: en-KE, name: English}, {code: sw, name: Kiswahili}]",
  ),
).meta({ concern: "words" });
