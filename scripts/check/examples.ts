import table from "./examples.txt?raw";
import type { Severity } from "#scripts/check/rule.ts";

/**
 * What a rule finds wrong, or leaves alone: the body of a post, or files of the content folder by
 * their paths. What is found is marked «so», or «so→with what goes there instead»; null stands for a
 * file that is taken away and missed, and a picture is written as data:;base64.
 */
export type RuleExample = string | Record<string, string | null>;

const letters: Partial<Record<string, string>> = { n: "\n", t: "\t" };
const rows = table.trim().split(/\r?\n/).slice(1);

/** The examples of what a rule calls an error, of what it warns, or of what it leaves alone. */
export function examplesOf(rule: string, verdict: Severity | "good"): RuleExample[] {
  const begin = `${rule} ${verdict} `;
  const own = rows.filter((row) => row.startsWith(begin)).map((row) => row.slice(begin.length));
  const written = own.map((one) =>
    one.replace(/\\([nt\\])/g, (_, letter: string) => letters[letter] ?? letter),
  );
  return written.map((one) => (one.startsWith("@") ? filesIn(one) : one));
}

function filesIn(written: string) {
  const parts = written.split(/(?:^| )@(\S+) /).slice(1);
  const names = parts.filter((_, at) => at % 2 === 0);
  const texts = parts.filter((_, at) => at % 2 === 1);
  const files = names.map((name, at) => [name, texts[at] === "(gone)" ? null : texts[at]] as const);
  return Object.fromEntries(files) as Record<string, string | null>;
}
