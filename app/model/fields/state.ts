import { z } from "zod";

/** The two flags that any entry may have: not yet published, and made up for show. */
export const stateFields = {
  draft: z
    .boolean()
    .optional()
    .meta({
      description: "true keeps the entry off the public site; previews still show it",
      examples: ["true"],
    }),
  sample: z
    .boolean()
    .optional()
    .meta({
      description:
        "true marks made-up people, numbers or words that must be replaced before launch",
      examples: ["true"],
    }),
};
