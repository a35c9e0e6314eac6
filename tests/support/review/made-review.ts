import type { Finding, Review } from "#scripts/review/review.ts";

/** A problem on a line that the branch changed. */
export function finding(facts: Partial<Finding> = {}): Finding {
  return {
    file: "content/team.yaml",
    line: 3,
    column: 9,
    says: "role is empty.",
    expected: "",
    fix: "Write it like role: Director.",
    place: "line",
    source: "  role: ",
    ...facts,
  };
}

/** A finding whose line can be corrected, with the line as it stands. */
export function corrected(
  source: string,
  [column, length, text]: [column: number, length: number, text: string],
  facts: Partial<Finding> = {},
): Finding {
  const line = facts.line ?? 3;
  const correction = { line, column, length, text, source, isChangedLine: true };
  return finding({ source, correction, ...facts });
}

/** A review of these findings, counted. */
export function madeReview(findings: Finding[], facts: Partial<Review> = {}): Review {
  const count = (severity?: string) => findings.filter((one) => one.severity === severity).length;
  const files = facts.files?.length ?? 0;
  return {
    version: 1,
    base: "a".repeat(40),
    head: "b".repeat(40),
    findings,
    allowed: [],
    files: [],
    counts: { problems: count(), warnings: count("warning"), notes: count("note"), files },
    ...facts,
  };
}
