import { describe, expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { exampleFindings } from "#tests/support/findings.ts";

describe.each([...allRules])("the rule %s", (id, rule) => {
  const { bad, good } = rule.examples;
  const named = (example: unknown) => [JSON.stringify(example).slice(0, 80), example] as const;

  it.each(bad.map(named))("finds what is wrong in %s", async (_, example) => {
    const findings = await exampleFindings(id, example as (typeof bad)[number]);
    expect(findings).not.toEqual([]);
  });

  it.each(good.map(named))("leaves %s alone", async (_, example) => {
    const findings = await exampleFindings(id, example as (typeof good)[number]);
    expect(findings).toEqual([]);
  });
});
