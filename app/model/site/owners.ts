import { z } from "zod";

const owner = (description: string, example: string) =>
  z
    .string()
    .regex(/^@[\w-]+(?:\/[\w.-]+)?(?: @[\w-]+(?:\/[\w.-]+)?)*$/)
    .meta({
      description,
      examples: [example],
      expects: "names on GitHub with their @, such as @wanjiru or @charity/team",
    });

/** Who has to agree to changes of what is grave: people or teams on the code host. */
export const ownersSchema = z.strictObject({
  maintainers: owner("Who looks after the program and the money's pages", "@charity/maintainers"),
  safeguarding: owner("Who looks after the safety of girls", "@wanjiru @charity/safeguarding"),
});

/** Who has to agree to changes of what is grave: people or teams on the code host. */
export type Owners = z.infer<typeof ownersSchema>;
