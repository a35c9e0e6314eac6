import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exampleFindings } from "#tests/support/check/example-findings.ts";

const rows = readFileSync("tests/check/word-cases.txt", "utf8").trim().split("\n").slice(1);
const cases = rows.map((row) => {
  const [, rule = "", verdict = "", body = ""] = /^(\S+) (bad|good) (.*)$/.exec(row) ?? [];
  return {
    rule,
    verdict,
    body: body.replace(
      /\\([nt\\])/g,
      (_, letter: string) => ({ n: "\n", t: "\t" })[letter] ?? letter,
    ),
  };
});
const fields =
  "title: T\nexcerpt: E\nauthor: A. B.\ndate: 2025-03-08\ncategory: Education\nsample: true";

describe.each([...new Set(cases.map(({ rule }) => rule))])("the rule %s", (rule) => {
  it.each(["bad", "good"])("tells %s bodies from others", async (verdict) => {
    const own = cases.filter((one) => one.rule === rule && one.verdict === verdict);
    const files = own.map(({ body }, at) => [`blog/s${at}.mdx`, `---\n${fields}\n---\n${body}\n`]);
    const findings = await exampleFindings(rule, Object.fromEntries(files));
    const found = new Set(findings.map(({ file }) => file));
    const wrong = own.filter((_, at) => found.has(`blog/s${at}.mdx`) !== (verdict === "bad"));
    expect(wrong.map(({ body }) => body)).toEqual([]);
  });
});
