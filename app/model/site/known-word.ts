import { z } from "zod";

/** A word or a phrase that the spelling check accepts. */
export const knownWordSchema = z
  .string()
  .regex(/^\p{L}[\p{L}\p{M}'’]*(?:[ -]\p{L}[\p{L}\p{M}'’]*)*$/u)
  .meta({
    description: "A word or a name that is written right, although no English dictionary has it",
    examples: ["chama"],
    expects: "a word or a few words of letters, without other characters",
  });
