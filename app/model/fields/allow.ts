import { z } from "zod";
import { patterned } from "#app/model/fields/described.ts";

/** What the check says of an entry that somebody looked at and lets stand; no page shows it. */
export const allowField = z
  .array(
    z.strictObject({
      rule: patterned(
        /\S/,
        "words",
        "The rule, by the word in brackets behind what it says",
        "spelling",
        "a rule that npm run check:content -- --rules lists",
      ),
      because: patterned(
        /\S\s+\S+\s+\S/,
        "words",
        "Why it is right here; reviewers read it, and it is public",
        "This is how she writes it herself",
        "a reason of three words or more",
      ),
    }),
  )
  .max(20)
  .optional()
  .meta({
    concern: "nothing",
    label: "Accepted warnings",
    description: "What may stand here: warnings, and judgements on a child or a word",
  });
