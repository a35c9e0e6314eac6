import { sentencesOf, type Problem } from "#app/library/problems/problem.ts";
import type { ChangedFile } from "#scripts/review/branch.ts";
import type { Texts } from "#scripts/review/edits/edits-between.ts";
import type { Edit } from "#scripts/review/edits/edit.ts";
import { longestLine, type ReviewedFinding } from "#scripts/review/review.ts";

/** What the check found that a branch has to do with: all errors, and warnings that are new. */
export function reviewFindings(
  { problems, remarks }: { problems: Problem[]; remarks: Problem[] },
  before: Problem[],
  { files, texts, edits }: { files: ChangedFile[]; texts: Texts; edits: Edit[] },
): ReviewedFinding[] {
  const known = new Set(before.map(({ file, says }) => `${file} ${says}`));
  const fresh = remarks.filter(({ file, says }) => !known.has(`${file} ${says}`));
  const found = [...problems, ...fresh].map((problem): ReviewedFinding => {
    const { file, line, column, correction, rule = "form" } = problem;
    const lines = (texts[file] ?? "").split(/\r?\n/);
    const changed = files.find(({ path }) => path.endsWith(file));
    const source = (lines[line - 1] ?? "").slice(0, longestLine);
    const isHere = correction?.line === line && source.length < longestLine;
    const { column: from = 1, length = 0, text = "" } = correction ?? {};
    const instead = source.slice(0, from - 1) + text + source.slice(from - 1 + length);
    return {
      ...{ file, line, column, rule, source, text: sentencesOf(problem) },
      severity: problem.severity ? "warning" : "error",
      isChangedLine: changed?.change === "added" || changed?.lines.has(line) === true,
      ...(isHere && { instead }),
    };
  });
  const hidden = edits.filter((edit) => edit.isHiddenSample && isReal(edit)).map(hiddenSample);
  const all = [...found, ...hidden];
  return all.sort((one, other) => one.severity.localeCompare(other.severity));
}

// Other values of an example, such as the price of a book, may be examples still.
function isReal({ change, field }: Edit) {
  const isNumber = /(?:phone|whatsapp|email|number|account|till|fundraiserId|\bto)$/.test(field);
  return isNumber && change === "changed";
}

function hiddenSample({ file, line, field }: Edit): ReviewedFinding {
  return {
    ...{ file, line, column: 1, severity: "error", rule: "hidden-sample", isChangedLine: true },
    source: "",
    text: `${field} has a new value, but visitors still read that it is an example. If it is the real one, take sample: true away here.`,
  };
}
