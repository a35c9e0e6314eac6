/** What to write in the place of some signs of one line, where only that can have been meant. */
export type Correction = {
  /** Counted from 1, as editors do. */
  line: number;
  /** The first sign that goes, counted from 1. */
  column: number;
  /** How many signs go; 0 where something is only put in. */
  length: number;
  text: string;
};

/** Something in a content file that has to be mended, or that is worth a look. */
export type Problem = {
  /** The file below the content folder, with that folder's name in front. */
  file: string;
  /** Counted from 1, as editors do. */
  line: number;
  /** Counted from 1, as editors do. */
  column: number;
  /** The path of the field, such as hero.figures.0; empty where the problem is not in a field. */
  field: string;
  /** What stands there, in a sentence. */
  says: string;
  /** What may stand there, in a sentence; empty where the fix says it. */
  expected: string;
  /** What to do, in a sentence. */
  fix: string;
  /** Said of what does not stop the build; a problem without it does. */
  severity?: "warning" | "note";
  /** The one change that mends it for certain, where there is one. */
  correction?: Correction;
};

/** All problems of all files, thrown once after everything was read. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(printProblems(problems));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** One problem as a line of text: file:line:column and what to do. */
export function printProblem({ file, line, column, says, expected, fix, severity }: Problem) {
  const label = severity === "warning" ? "Warning:" : severity === "note" ? "Note:" : "";
  const sentences = [label, says, expected, fix].filter((sentence) => sentence !== "");
  // A line break in a value could make a line of its own, and some readers of logs obey such lines,
  // or what stands behind ##[.
  return `${tame(file)}:${line}:${column}  ${tame(sentences.join(" "))}`;
}

function tame(text: string) {
  return text.replaceAll(/\p{Cc}+/gu, " ").replaceAll("##[", "## [");
}

/** All problems, one a line, in the order of file, line and column. */
export function printProblems(problems: Problem[]) {
  return sortedProblems(problems).map(printProblem).join("\n");
}

function sameness({ file, line, column, says, expected, fix, severity }: Problem) {
  return [file, line, column, severity, says, expected, fix].join("\n");
}

const byName = new Intl.Collator("en", { numeric: true });

/** The problems in the order in which a writer would meet them, each once. */
export function sortedProblems(problems: Problem[]) {
  const unique = new Map(problems.map((problem) => [sameness(problem), problem]));
  return [...unique.values()].sort(
    (one, other) =>
      byName.compare(one.file, other.file) || one.line - other.line || one.column - other.column,
  );
}
