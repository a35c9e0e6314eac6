import { patterned } from "#app/model/fields/described.ts";

/** The code of a language, such as sw or en-KE. */
export const languageCode = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** The language in which a saying or a motto is, where it is another than one would take it for. */
export function languageField(usual: string) {
  return patterned(
    languageCode,
    "nothing",
    `Its language, where that is not ${usual}`,
    "ki",
    "a code of a language, like ki for Kikuyu",
  ).optional();
}
