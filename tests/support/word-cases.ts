import { readFileSync } from "node:fs";
import type { RuleExample } from "#scripts/check/rule.ts";

const usual =
  "title: T\nexcerpt: E\nauthor: A. B.\ndate: 2025-03-08\ncategory: Education\nsample: true";
const letters: Partial<Record<string, string>> = { n: "\n", t: "\t" };
const rows = readFileSync("tests/check/word-cases.txt", "utf8").trim().split("\n").slice(1);

/** The rules that have cases in tests/check/word-cases.txt. */
export const rulesOnWords = [...new Set(rows.map((row) => row.slice(0, row.indexOf(" "))))];

/** The cases of a rule that are told as errors or warnings, or left alone: all bodies as one example, then those of files. */
export function wordCases(rule: string, verdict: "error" | "warning" | "good"): RuleExample[] {
  const own = rows.filter((row) => row.startsWith(`${rule} ${verdict} `));
  const written = own.map((row) =>
    row
      .slice(rule.length + verdict.length + 2)
      .replace(/\\([nt\\])/g, (_, letter: string) => letters[letter] ?? letter),
  );
  const bodies = written.filter((one) => !one.startsWith("@"));
  const posts = bodies.map((body, at) => [
    `blog/s${String(at).padStart(3, "0")}.mdx`,
    postWith(body),
  ]);
  const files = written.filter((one) => one.startsWith("@")).map(filesIn);
  return [Object.fromEntries(posts) as Record<string, string>, ...files];
}

function filesIn(written: string): Record<string, string> {
  const parts = written.split(/(?:^| )@(\S+) /).slice(1);
  const names = parts.filter((_, at) => at % 2 === 0);
  return Object.fromEntries(names.map((name, at) => [name, parts[at * 2 + 1] ?? ""]));
}

/** A post with this body and title. */
export function postWith(body: string, title = "T") {
  return `---\n${usual.replace("title: T", `title: ${title}`)}\n---\n${body}\n`;
}
