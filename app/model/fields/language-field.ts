import { patterned } from "#app/model/fields/described.ts";

/** The code of a language, such as sw or en-KE. */
export const languageCode = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** The language of a saying or motto, if it is not the expected one. */
export function languageField(usual: string) {
  return patterned(
    languageCode,
    "nothing",
    `Its language, if that is not ${usual}`,
    "ki",
    "the code of a language, like ki for Kikuyu",
  ).optional();
}
