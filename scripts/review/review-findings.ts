import { diffArrays } from "diff";
import type { ContentFile } from "#app/content/reading/read-content.server.ts";
import { isError, type Finding } from "#scripts/check/run-rules.ts";

/** A finding of the check. */
export type ReviewedFinding = Pick<Finding, "file" | "line" | "text" | "severity" | "rule"> & {
  /** True if the branch changed this line; GitHub accepts suggestions only for those. */
  isChangedLine: boolean;
  /** The corrected line, if the correction is certain. */
  instead?: string;
  /** The other places with the same cause. */
  others: ReviewedFinding[];
};

type Texts = Pick<ContentFile, "path" | "text">[];

// In a file with more differences, every line counts as changed.
const editsAtMost = 500;

/** The findings that concern a branch: all errors, and the warnings that are new or on changed lines. */
export function reviewFindings(
  findings: Finding[],
  usual: Finding[],
  before: Texts,
  after: Texts,
): ReviewedFinding[] {
  const known = new Set(usual.map(findingKey));
  const old = new Map(before.map(({ path, text }) => [path, text]));
  const changed = new Map(after.map(({ path, text }) => [path, linesChanged(old.get(path), text)]));
  const reviewed = (finding: Finding): ReviewedFinding => {
    const { file, line, column, rule, text, severity, source, instead } = finding;
    const end = column - 1 + finding.end - finding.start;
    const isMendable = instead !== undefined && end <= source.length;
    return {
      file: `content/${file}`,
      line,
      rule,
      text,
      severity,
      isChangedLine: changed.get(file)?.[line - 1] ?? false,
      instead: isMendable ? source.slice(0, column - 1) + instead + source.slice(end) : undefined,
      others: [],
    };
  };
  return findings
    .flatMap((finding) => {
      const isNew = isError(finding) || !known.has(findingKey(finding));
      const [first, ...others] = [finding, ...finding.others]
        .map(reviewed)
        .filter(({ isChangedLine }) => isNew || isChangedLine);
      return first ? [{ ...first, others }] : [];
    })
    .sort((left, right) => left.severity.localeCompare(right.severity));
}

// Lines are left out, because a branch moves them.
function findingKey({ rule, file, text }: Finding) {
  return JSON.stringify([rule, file, text]);
}

// For each line of a text, whether the branch added or changed it.
function linesChanged(before = "", after: string) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const parts = diffArrays(old, now, { maxEditLength: editsAtMost });
  if (!parts) return now.map(() => true);
  return parts.flatMap(({ value, added, removed }) => (removed ? [] : value.map(() => added)));
}
