import { entryRules } from "#app/library/rules/entry-rules.ts";
import type { Rule } from "#app/library/rules/rule.ts";
import { wordRules } from "#app/library/rules/word-rules.ts";

const known = { ...entryRules, ...wordRules };

/** The id of a rule of the check. */
export type RuleId = keyof typeof known;

/** Every rule of the check by its id, in the order of the alphabet: the one register. */
export const rules: ReadonlyMap<string, Rule> = new Map(
  Object.entries<Rule>(known).toSorted(([one], [other]) => one.localeCompare(other, "en")),
);
