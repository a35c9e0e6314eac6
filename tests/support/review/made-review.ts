import type { Finding, Review, ShownChange } from "#scripts/review/review.ts";

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
    version: 2,
    code: [],
    delicate: [],
    entries: [],
    future: [],
    base: "a".repeat(40),
    head: "b".repeat(40),
    findings,
    allowed: [],
    files: [],
    counts: { problems: count(), warnings: count("warning"), notes: count("note"), files },
    ...facts,
  };
}

/** What visitors get where nothing is different. */
export function madeSite(facts: Partial<NonNullable<Review["site"]>> = {}) {
  return { pages: [], changes: [], alike: [], drafts: [], differing: [], ...facts };
}

/** A changed sentence of a page. */
export function shownChange(facts: Partial<ShownChange> = {}): ShownChange {
  return {
    id: "c1",
    change: "changed",
    kind: "text",
    before: "We reach 1,500+ girls.",
    after: "We reach 1,600+ girls.",
    part: "main",
    heading: "About us",
    pages: ["/about"],
    sources: [{ file: "content/pages/about.yaml", line: 3, column: 7 }],
    reasons: [{ file: "content/stats.yaml", line: 3, says: "`girls: value` says “1,600+” now" }],
    ...facts,
  };
}
