import { expect, it } from "vitest";

import type { Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, type Rule } from "#tests/support/word-findings.ts";

/** Bodies of posts with what a rule on words finds in them. */
export type RuleOnBodies = {
  rule: Rule;
  /** How the one finding in a body begins, and what else it says. */
  found: [body: string, beginning: string, says?: string][];
  /** Bodies in which nothing is found. */
  fine: string[];
  /** What stands in other files. */
  beside?: Files;
};

/** Tests one rule on many bodies, which begin on line 9. */
export function testRule({ rule, found, fine, beside = {} }: RuleOnBodies) {
  const findings = (body: string) =>
    findingLines(rule, { ...beside, "blog/3.mdx": postFile(`${body}\n`) });

  it.each(found)("finds %j", async (body, beginning, says = "") => {
    const [line, ...others] = await findings(body);
    expect(others).toEqual([]);
    expect(line?.slice(0, beginning.length + 1)).toBe(`${beginning} `);
    expect(line).toContain(says);
  });

  it.each(fine)("finds nothing in %j", async (body) => {
    expect(await findings(body)).toEqual([]);
  });
}
