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

/** Who must approve serious changes: people or teams on GitHub. */
export const ownersSchema = described(
  z
    .strictObject({
      maintainers: owner("Who looks after the code and the pages about money", "@charity/team"),
      safeguarding: owner("Who looks after the safety of girls", "@wanjiru @charity/safety"),
    })
    .optional(),
  "nothing",
  "Who must approve serious changes; run npm run generate after a change, which writes .github/CODEOWNERS",
  "{maintainers: '@charity/team', safeguarding: '@wanjiru'}",
);

/** Who must approve serious changes: people or teams on GitHub. */
export type Owners = NonNullable<z.infer<typeof ownersSchema>>;
