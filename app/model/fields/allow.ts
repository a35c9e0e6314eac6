import { z } from "zod";
import { patterned } from "#app/model/fields/described.ts";

/** The findings of the check that someone has accepted for an entry; no page shows them. */
export const allowField = z
  .array(
    z.strictObject({
      rule: patterned(
        /\S/,
        "words",
        "The rule, as in brackets after the message",
        "spelling",
        "the name of a rule, as in brackets after the message",
      ),
      because: patterned(
        /\S\s+\S+\s+\S/,
        "words",
        "Why the text is right; reviewers read this, and it is public",
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
    description: "Warnings that are wrong here, with the reason",
  });
