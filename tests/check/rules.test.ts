import { describe, expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { exampleFindings, foundIn, markedExample, sitesOf } from "#tests/support/findings.ts";

describe.each([...allRules])("the rule %s", (id, rule) => {
  it("has an explanation and an example of a mistake", () => {
    expect(rule.about).toMatch(/\S \S.*\.$/);
    expect(sitesOf(id, rule.severity)).not.toEqual([]);
  });

  it.each(["error", "warning"] as const)("finds each %s that is marked", async (severity) => {
    for (const example of sitesOf(id, severity)) {
      const marked = await markedExample(example, severity);
      expect(await foundIn(marked, id, rule)).toEqual(marked.expected);
    }
  });

  it("accepts the good examples", async () => {
    for (const example of sitesOf(id, "good"))
      expect(await exampleFindings(id, example)).toEqual([]);
  });
});
