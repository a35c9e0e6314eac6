import type { Review, ReviewedChange } from "#scripts/review/review-data.ts";
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

/** A changed sentence on /about. */
export function reviewedChange(facts: Partial<ReviewedChange> = {}): ReviewedChange {
  return {
    file: "pages/about.yaml",
    path: ["lead"],
    line: 3,
    title: "",
    label: "The sentence below the heading",
    change: "changed",
    before: "We reach girls.",
    after: "We reach all girls.",
    concern: "words",
    isBody: false,
    waits: "",
    page: "About us /about",
    more: 0,
    link: "/about",
    isGone: false,
    addresses: [],
    alert: "",
    ...facts,
  };
}

/** A review with these findings, of a branch without changes. */
export function madeReview(findings: ReviewedFinding[], facts: Partial<Review> = {}): Review {
  const commits = { base: "a".repeat(40), head: "b".repeat(40) };
  return { ...commits, findings, changes: [], files: [], pages: [], ...facts };
}
