import type { ChangedFile } from "#scripts/review/branch.ts";
import type { Edit } from "#scripts/review/edits/edit.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import { longestLine, type ReviewedFinding } from "#scripts/review/review.ts";

/** What the check found that a branch has to do with: all errors, and warnings that are new. */
export function reviewFindings(
  findings: Finding[],
  before: Finding[],
  { files, edits, folder }: { files: ChangedFile[]; edits: Edit[]; folder: string },
): ReviewedFinding[] {
  const known = new Set(before.map(({ file, text }) => `${file} ${text}`));
  const fresh = findings.filter(
    ({ severity, file, text }) => severity === "error" || !known.has(`${file} ${text}`),
  );
  const found = fresh.map((finding): ReviewedFinding => {
    const { line, column, severity, rule, text, start, end, instead } = finding;
    const file = `${folder}/${finding.file}`;
    const source = finding.source.slice(0, longestLine);
    const changed = files.find(({ path }) => path.endsWith(file));
    const isInLine = instead !== undefined && column - 1 + end - start <= source.length;
    const mended = source.slice(0, column - 1) + instead + source.slice(column - 1 + end - start);
    return {
      ...{ file, line, column, severity, rule, text, source },
      isChangedLine: changed?.change === "added" || changed?.lines.has(line) === true,
      ...(isInLine && { instead: mended }),
    };
  });
  const hidden = edits.filter((edit) => edit.isHiddenSample && isReal(edit)).map(hiddenSample);
  // The check itself only wonders about it.
  const isTold = (one: ReviewedFinding) =>
    hidden.some(
      ({ file, line, rule }) => file === one.file && line === one.line && rule === one.rule,
    );
  const all = [...found.filter((one) => !isTold(one)), ...hidden];
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
