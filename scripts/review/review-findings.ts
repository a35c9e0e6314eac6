import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { Finding } from "#scripts/check/run-rules.ts";

/** A finding of the check. */
export type ReviewedFinding = Pick<Finding, "file" | "line" | "text" | "severity" | "rule"> & {
  /** True if the branch changed this line; GitHub accepts suggestions only for those. */
  isChangedLine: boolean;
  /** The corrected line, if the correction is certain. */
  instead?: string;
};

/** The findings that concern a branch: all errors, and the warnings on changed lines. */
export function reviewFindings(findings: Finding[], before: ContentFile[]): ReviewedFinding[] {
  const old = new Map(before.map(({ path, text }) => [path, new Set(text.split("\n"))]));
  const reviewed = findings.map((finding): ReviewedFinding => {
    const { file, line, column, rule, text, severity, source, instead } = finding;
    const end = column - 1 + finding.end - finding.start;
    const isMendable = instead !== undefined && end <= source.length;
    return {
      file: `content/${file}`,
      line,
      rule,
      text,
      severity,
      isChangedLine: !old.get(file)?.has(source),
      instead: isMendable ? source.slice(0, column - 1) + instead + source.slice(end) : undefined,
    };
  });
  return reviewed
    .filter(({ severity, isChangedLine }) => severity === "error" || isChangedLine)
    .sort((left, right) => left.severity.localeCompare(right.severity));
}
