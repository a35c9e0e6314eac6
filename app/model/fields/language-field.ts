import { patterned } from "#app/model/fields/described.ts";

/** The language in which a saying or a motto is, where it is another than one would take it for. */
export function languageField(usual: string) {
  return patterned(
    /^[a-z]{2,3}(-[A-Z]{2})?$/,
    "nothing",
    `Its language, where that is not ${usual}`,
    "ki",
    "a code of a language, like ki for Kikuyu",
  ).optional();
}
