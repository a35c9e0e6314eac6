import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { Finding } from "#scripts/check/run-rules.ts";

/** Something that the check found. */
export type ReviewedFinding = Pick<Finding, "file" | "line" | "text" | "severity" | "rule"> & {
  /** True where the branch wrote that very line; only then a host takes a suggestion for it. */
  isChangedLine: boolean;
  /** The line as it should be, where only that can be meant. */
  instead?: string;
};

/** What the check found that a branch has to do with: all errors, and warnings on lines that it wrote. */
export function reviewFindings(findings: Finding[], before: ContentFile[]): ReviewedFinding[] {
  const old = new Map(before.map(({ path, text }) => [path, new Set(text.split("\n"))]));
  const found = findings.map((finding): ReviewedFinding => {
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
  return found
    .filter(({ severity, isChangedLine }) => severity === "error" || isChangedLine)
    .sort((one, other) => one.severity.localeCompare(other.severity));
}
