import { MendableError } from "#app/library/problems/mendable-error.ts";
import type { RuleId } from "#app/library/rules/rules.ts";

/** A replacement of some characters of one line, where only that can have been meant. */
export type Correction = {
  /** Counted from 1, as editors do. */
  line: number;
  /** The first character that is replaced, counted from 1. */
  column: number;
  /** How many characters are replaced; 0 where some are only inserted. */
  length: number;
  text: string;
};

/** Something in a content file that has to be mended or is worth a look. */
export type Problem = {
  /** The file below the content folder, with that folder's name in front. */
  file: string;
  /** Counted from 1, as editors do. */
  line: number;
  /** Counted from 1, as editors do. */
  column: number;
  /** The path of the field, such as hero.figures.0; empty where the problem is not in a field. */
  field: string;
  /** What is wrong, in a sentence. */
  says: string;
  /** What would be right, in a sentence; empty where the fix says it. */
  expected: string;
  /** What to do, in a sentence. */
  fix: string;
  /** Set where it does not stop the build; a problem without a severity does. */
  severity?: "warning" | "note";
  /** The rule that found it, by its id in the register. */
  rule?: RuleId;
  /** The one change that certainly mends it, where there is one. */
  correction?: Correction;
};

/** What a rule found, with the rule's id. */
export function foundBy(rule: RuleId, problems: Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, rule }));
}

/** All problems of all files, thrown once everything has been read. */
export class ContentError extends MendableError {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(printProblems(problems));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** What is wrong, what would be right and what to do, as one text. */
export function sentencesOf({ says, expected, fix }: Pick<Problem, "says" | "expected" | "fix">) {
  return [says, expected, fix].filter((sentence) => sentence !== "").join(" ");
}

/** A problem as one line of text: file:line:column, what is wrong and what to do. */
export function printProblem(problem: Problem) {
  const { file, line, column, severity, rule } = problem;
  const label = severity === "warning" ? "Warning: " : severity === "note" ? "Note: " : "";
  // The id is what an entry names to turn a remark down.
  const id = severity && rule ? ` [${rule}]` : "";
  const sentences = label + sentencesOf(problem) + id;
  // CI systems obey log lines that begin with :: or contain ##[.
  return `${withoutCommands(file)}:${line}:${column}  ${withoutCommands(sentences)}`;
}

function withoutCommands(text: string) {
  return text.replaceAll(/\p{Cc}+/gu, " ").replaceAll("##[", "## [");
}

/** All problems, one a line, in the order of file, line and column. */
export function printProblems(problems: Problem[]) {
  return sortedProblems(problems).map(printProblem).join("\n");
}

function identityOf({ file, line, column, says, expected, fix, severity }: Problem) {
  return [file, line, column, severity, says, expected, fix].join("\n");
}

const byName = new Intl.Collator("en", { numeric: true });

/** The problems in the order of file, line and column, each once. */
export function sortedProblems(problems: Problem[]) {
  const unique = new Map(problems.map((problem) => [identityOf(problem), problem]));
  return [...unique.values()].sort(
    (one, other) =>
      byName.compare(one.file, other.file) || one.line - other.line || one.column - other.column,
  );
}
