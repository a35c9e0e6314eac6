import { patterned } from "#app/model/fields/described.ts";

/** A word or a phrase that the spelling check accepts. */
export const knownWordSchema = patterned(
  /^\p{L}[\p{L}\p{M}'’]*(?:[ -]\p{L}[\p{L}\p{M}'’]*)*$/u,
  "nothing",
  "A word or a name that is written right, although no English dictionary has it",
  "chama",
  "a word or a few words of letters, without other characters",
);
