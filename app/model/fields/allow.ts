import { z } from "zod";

/** What the check says of an entry that somebody looked at and lets stand; no page shows it. */
export const allowField = z
  .array(
    z.strictObject({
      rule: z
        .string()
        .regex(/\S/)
        .meta({
          description: "The rule, by the word in brackets behind what it says",
          examples: ["spelling"],
          expects: "a rule that npm run check:content -- --rules lists",
        }),
      because: z
        .string()
        .regex(/\S\s+\S+\s+\S/)
        .meta({
          description: "Why it is right here; reviewers read it, and it is public",
          examples: ["This is how she writes it herself"],
          expects: "a reason of three words or more",
        }),
    }),
  )
  .max(20)
  .optional()
  .meta({
    description: "What may stand here: warnings, and judgements on a child or a word",
  });
