import type { Range } from "#app/content/range.ts";
import type { Severity } from "#scripts/check/rule.ts";
import { readFileSync } from "node:fs";

const table = readFileSync("tests/check/examples.txt", "utf8");
const mark = /«([^«»→¦]*)(?:→([^«»¦]*))?(?:¦([^«»]*))?»/g;

// A marked part of an example: «found→replacement¦words of the message», of which all but the first may be missing.
type Mark = Range & { instead?: string; says?: string };

/** The text of an example without its marks, and the marked parts. */
export function withoutMarks(marked: string) {
  const marks: Mark[] = [];
  let taken = 0;
  for (const { 0: whole, 1: words = "", 2: instead, 3: says, index } of marked.matchAll(mark)) {
    const start = index - taken;
    taken += whole.length - words.length;
    marks.push({ start, end: start + words.length, instead, says });
  }
  return { text: marked.replaceAll(mark, "$1"), marks };
}

// An example of a rule: the body of a post, or content files by their paths. A finding is marked
// (below), null deletes a file, and a picture is written as data:;base64.
type RuleExample = string | Record<string, string | null>;

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
