import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import type { Finding } from "#scripts/check/run-rules.ts";

/** Something that the check found. */
export type ReviewedFinding = Pick<Finding, "file" | "line" | "text" | "severity" | "rule"> & {
  /** True where the branch wrote that very line; only then a host takes a suggestion for it. */
  isChangedLine: boolean;
  /** The line as it should be, where only that can be meant. */
  instead?: string;
};

/** What the check found that a branch has to do with: all errors, and warnings that are new. */
export function reviewFindings(
  before: Finding[],
  after: Finding[],
  files: ContentFile[],
): ReviewedFinding[] {
  const known = new Set(before.map(({ file, text }) => `${file} ${text}`));
  const fresh = after.filter(
    ({ severity, file, text }) => severity === "error" || !known.has(`${file} ${text}`),
  );
  const found = fresh.map((finding): ReviewedFinding => {
    const { file, line, column, rule, text, source, instead } = finding;
    const end = column - 1 + finding.end - finding.start;
    const old = files.find(({ path }) => path === file)?.text.split("\n") ?? [];
    const isMendable = instead !== undefined && end <= source.length;
    return {
      file: `content/${file}`,
      line,
      rule,
      text,
      // A real number or a real person that came behind a mark which says it is made up.
      severity: rule === "hidden-sample" ? "error" : finding.severity,
      isChangedLine: !old.includes(source),
      instead: isMendable ? source.slice(0, column - 1) + instead + source.slice(end) : undefined,
    };
  });
  return found.sort((one, other) => one.severity.localeCompare(other.severity));
}
