import { z } from "zod";

const note = (description: string, example: string) =>
  z
    .string()
    .regex(/\S/)
    .meta({ description, examples: [example] });

const exceptionSchema = z.strictObject({
  file: note("The file inside content/ in which the word may stand", "pages/about.yaml"),
  field: note("The field in which it may stand, where it is only one", "quote").optional(),
  explanation: note("Why it is right there, in a sentence", "It is the name of a law."),
});

/** Words that our pages avoid, with the reason and what to write in their place. */
export const avoidedWordSchema = z.strictObject({
  words: z
    .array(note("A word or a few words; each form by itself", "voiceless"))
    .min(1)
    .meta({ description: "The words, one a line, each form by itself", examples: ["[voiceless]"] }),
  reason: note("Why we avoid them, in one sentence", "Every girl has a voice."),
  instead: note("What to write in their place", "girls who are not heard"),
  severity: z.enum(["error", "warning"]).meta({
    description: "error keeps the words off the site; warning asks for a second look",
    examples: ["warning"],
  }),
  allowedIn: z
    .array(exceptionSchema)
    .min(1)
    .optional()
    .meta({
      description: "Where the words may stand all the same, each place with its explanation",
      examples: ["[{file: pages/about.yaml, explanation: It is the name of a law}]"],
    }),
});

/** Words that our pages avoid. */
export type AvoidedWord = z.infer<typeof avoidedWordSchema>;
