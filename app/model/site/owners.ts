import { z } from "zod";
import { described, patterned } from "#app/model/fields/described.ts";

const owner = (description: string, example: string) =>
  patterned(
    /^@[\w-]+(?:\/[\w.-]+)?(?: @[\w-]+(?:\/[\w.-]+)?)*$/,
    "nothing",
    description,
    example,
    "names on GitHub with their @, such as @wanjiru or @charity/team",
  );

/** Who has to agree to serious changes: people or teams on the code host. */
export const ownersSchema = described(
  z
    .strictObject({
      maintainers: owner("Who looks after the program and the pages on money", "@charity/team"),
      safeguarding: owner("Who looks after the safety of girls", "@wanjiru @charity/safety"),
    })
    .optional(),
  "nothing",
  "Who has to agree to serious changes; afterwards run npm run generate, which writes .github/CODEOWNERS",
  "{maintainers: '@charity/team', safeguarding: '@wanjiru'}",
);

/** Who has to agree to serious changes: people or teams on the code host. */
export type Owners = NonNullable<z.infer<typeof ownersSchema>>;
