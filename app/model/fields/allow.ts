import { z } from "zod";

/** The warnings on an entry that somebody looked at and lets stand; no page shows them. */
export const allowField = z
  .array(
    z.strictObject({
      rule: z
        .string()
        .regex(/\S/)
        .meta({
          description: "The rule, by the word in brackets behind its warning",
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
    description: "Warnings on this entry that may stand; an error never may",
  });
