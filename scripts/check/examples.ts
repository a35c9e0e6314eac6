import table from "./examples.txt?raw";
import type { Severity } from "#scripts/check/rule.ts";

/**
 * An example of a rule: the body of a post, or content files by their paths. A finding is marked
 * (marks.ts), null deletes a file, and a picture is written as data:;base64.
 */
export type RuleExample = string | Record<string, string | null>;

const letters: Partial<Record<string, string>> = { n: "\n", t: "\t" };
const rows = table.trim().split(/\r?\n/).slice(1);

/** The examples in which a rule reports an error, a warning or nothing. */
export function examplesOf(rule: string, verdict: Severity | "good"): RuleExample[] {
  const begin = `${rule} ${verdict} `;
  const examples = rows
    .filter((row) => row.startsWith(begin))
    .map((row) => row.slice(begin.length));
  const written = examples.map((example) =>
    example.replace(/\\([nt\\])/g, (_, letter: string) => letters[letter] ?? letter),
  );
  return written.map((example) => (example.startsWith("@") ? filesIn(example) : example));
}

function filesIn(written: string) {
  const parts = written.split(/(?:^| )@(\S+) /).slice(1);
  const names = parts.filter((_, at) => at % 2 === 0);
  const texts = parts.filter((_, at) => at % 2 === 1);
  const files = names.map((name, at) => [name, texts[at] === "(gone)" ? null : texts[at]] as const);
  return Object.fromEntries(files) as Record<string, string | null>;
}
