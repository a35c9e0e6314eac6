import { patterned } from "#app/model/fields/described.ts";

/** A word or phrase that the spelling check accepts. */
export const knownWordSchema = patterned(
  /^\p{L}[\p{L}\p{M}'’]*(?:[ -]\p{L}[\p{L}\p{M}'’]*)*$/u,
  "nothing",
  "A word or name that is spelled correctly but is not in an English dictionary",
  "chama",
  "a word or phrase, without other characters than letters, spaces and hyphens",
);
