import { z } from "zod";

/** The language in which a saying or a motto is, where it is another than one would take it for. */
export function languageField(usual: string) {
  return z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
    .optional()
    .meta({
      description: `Its language, where that is not ${usual}`,
      examples: ["ki"],
      expects: "a code of a language, like ki for Kikuyu",
    });
}
