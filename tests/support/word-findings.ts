import type { Entry } from "#app/library/entry.ts";
import { printProblem, sortedProblems, type Problem } from "#app/library/problems/problem.ts";
import { passagesOf, type Passage } from "#app/library/words/passage.ts";
import { contentFiles, type Files } from "#tests/support/content-folder.ts";

/** A rule on words, which may take its time. */
export type Rule = (passages: Passage[], entries: Entry[]) => Problem[] | Promise<Problem[]>;

/** What one rule on words finds in these files beside the small site, in the order of their places. */
export async function wordFindings(rule: Rule, files: Files): Promise<Problem[]> {
  const read = await contentFiles(files);
  const entries = read.flatMap((file) => file.contents.entries);
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
