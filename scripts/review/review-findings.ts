import { sentencesOf, type Problem } from "#app/library/problems/problem.ts";
import type { Edit, Texts } from "#scripts/review/edits/edits-between.ts";
import type { ReviewedFinding } from "#scripts/review/review.ts";

type Found = { problems: Problem[]; remarks: Problem[] };

/** What the check found that a branch has to do with: all errors, and warnings that are new. */
export function reviewFindings(
  [before, after]: [Found, Found],
  [old, now]: [Texts, Texts],
  edits: Edit[],
): ReviewedFinding[] {
  const known = new Set(before.remarks.map(({ file, says }) => `${file} ${says}`));
  const fresh = after.remarks.filter(({ file, says }) => !known.has(`${file} ${says}`));
  const linesOf = (texts: Texts, file: string) => (texts[file] ?? "").split(/\r?\n/);
  const found = [...after.problems, ...fresh].map((problem): ReviewedFinding => {
    const { file, line, correction, rule = "form" } = problem;
    const source = linesOf(now, file)[line - 1] ?? "";
    const { column = 1, length = 0, text = "" } = correction ?? {};
    const instead = source.slice(0, column - 1) + text + source.slice(column - 1 + length);
    return {
      ...{ file, line, rule, text: sentencesOf(problem) },
      severity: problem.severity ? "warning" : "error",
      isChangedLine: !linesOf(old, file).includes(source),
      ...(correction?.line === line && instead.length < 4_000 && { instead }),
    };
  });
  const isNumber = /(?:phone|whatsapp|email|number|account|till|fundraiserId|\bto)$/;
  const hidden = edits
    .filter((edit) => edit.isHiddenSample && edit.change === "changed" && isNumber.test(edit.field))
    .map(({ file, line, field }): ReviewedFinding => {
      const text = `${field} has a new value, but visitors still read that it is an example. If it is the real one, take sample: true away here.`;
      return { file, line, text, rule: "hidden-sample", severity: "error", isChangedLine: true };
    });
  return [...found, ...hidden].sort((one, other) => one.severity.localeCompare(other.severity));
}
