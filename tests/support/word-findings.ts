import type { Entry } from "#app/library/entry.ts";
import { printProblem, sortedProblems, type Problem } from "#app/library/problems/problem.ts";
import { readEntries } from "#app/library/reading/read-entries.server.ts";
import { passagesOf, type Passage } from "#app/library/words/passage.ts";
import { baseContent } from "#tests/support/base-content.ts";

type Rule = (passages: Passage[], entries: Entry[]) => Problem[] | Promise<Problem[]>;
type Files = Record<string, string>;

/** What one rule on words finds in these files beside the small site, in the order of their places. */
export async function wordFindings(rule: Rule, files: Files): Promise<Problem[]> {
  const sources = Object.entries({ ...baseContent, ...files });
  const read = await Promise.all(
    sources.map(([path, text]) => readEntries({ path, file: `content/${path}`, text })),
  );
  const entries = read.flatMap((file) => file.entries);
  const found = await rule(entries.flatMap(passagesOf), entries);
  return sortedProblems(found).filter(({ file }) => Object.hasOwn(files, file.slice(8)));
}

/** The same as line:column, severity and what it says. */
export async function findingLines(rule: Rule, files: Files): Promise<string[]> {
  return (await wordFindings(rule, files)).map(
    ({ line, column, severity = "error", says }) => `${line}:${column} ${severity} ${says}`,
  );
}

/** The same, each finding as it is printed. */
export async function printedFindings(rule: Rule, files: Files): Promise<string[]> {
  return (await wordFindings(rule, files)).map(printProblem);
}
