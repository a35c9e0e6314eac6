import type { Review, ReviewedEdit, ReviewedFinding } from "#scripts/review/review-schema.ts";

/** A finding on a changed line of a list. */
export function finding(facts: Partial<ReviewedFinding> = {}): ReviewedFinding {
  return {
    file: "content/team.yaml",
    line: 3,
    isChangedLine: true,
    text: "role is empty.",
    severity: "error",
    rule: "fields",
    ...facts,
  };
}

/** An edit of a sentence. */
export function reviewedEdit(facts: Partial<ReviewedEdit> = {}): ReviewedEdit {
  return {
    id: "e1",
    file: "content/pages/about.yaml",
    line: 3,
    label: "About page, lead",
    change: "changed",
    before: "We reach girls.",
    after: "We reach all girls.",
    gravity: "words",
    waits: "",
    pages: [],
    ...facts,
  };
}

/** A review with these findings, and without any change of a page. */
export function madeReview(findings: ReviewedFinding[], facts: Partial<Review> = {}): Review {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const { edits = [] } = facts;
  return {
    version: 6,
    base: "a".repeat(40),
    head: "b".repeat(40),
    findings,
    edits,
    files: [],
    leftBehind: [],
    counts: { errors, edits: edits.length },
    site: { pages: [], values: [], changes: [] },
    ...facts,
  };
}
