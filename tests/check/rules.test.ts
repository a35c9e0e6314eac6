import { describe, expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import type { RuleExample, Severity } from "#scripts/check/rule.ts";
import { exampleFindings, foundIn, markedExample } from "#tests/support/findings.ts";

describe.each([...allRules])("the rule %s", (id, rule) => {
  const { errors = [], warnings = [], good } = rule.examples;
  const named = (example: RuleExample) => [JSON.stringify(example).slice(0, 80), example] as const;
  const findsMarks = (severity: Severity) => async (_: string, example: RuleExample) => {
    const marked = await markedExample(example, severity);
    expect(await foundIn(marked, id, rule)).toEqual(marked.expected);
  };

  it.each(errors.map(named))("calls an error what is marked in %s", findsMarks("error"));
  it.each(warnings.map(named))("warns of what is marked in %s", findsMarks("warning"));

  it.each(good.map(named))("leaves %s alone", async (_, example) => {
    expect(await exampleFindings(id, example)).toEqual([]);
  });
});
