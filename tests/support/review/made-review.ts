import type { Review, ReviewedEdit } from "#scripts/review/review-data.ts";
import type { ReviewedFinding } from "#scripts/review/review-findings.ts";

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
    shows: [],
    place: "",
    was: "",
    ...facts,
  };
}

/** A review with these findings, and without any change of a page. */
export function madeReview(findings: ReviewedFinding[], facts: Partial<Review> = {}): Review {
  return {
    base: "a".repeat(40),
    head: "b".repeat(40),
    findings,
    edits: [],
    files: [],
    leftBehind: [],
    site: { pages: [], values: [], changes: [] },
    ...facts,
  };
}
