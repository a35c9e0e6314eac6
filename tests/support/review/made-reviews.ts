import { faultOf } from "#scripts/review/post-form.ts";
import type { Places } from "#scripts/review/report/change-html.ts";
import { reviewComments } from "#scripts/review/report/comment.ts";
import { suggestionsOf } from "#scripts/review/report/suggestions.ts";
import type { Review, ReviewedChange } from "#scripts/review/review-data.ts";
import type { ReviewedFinding } from "#scripts/review/review-findings.ts";

/** The environment that the workflow sets for the job that posts. */
export const runOfReview = {
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_REPOSITORY: "suluhisho/website",
  GITHUB_RUN_ID: "1",
  PULL_REQUEST: "7",
  LIVE_ADDRESS: "https://www.charity.or.ke/",
  PREVIEW_ADDRESS: "https://{branch}.charity.pages.dev",
};

/** A finding on a changed line of a list. */
export function finding(facts: Partial<ReviewedFinding> = {}): ReviewedFinding {
  const place = { file: "content/team.yaml", line: 3, isChangedLine: true, others: [] };
  return { ...place, text: "role is empty.", severity: "error", rule: "fields", ...facts };
}

/** A changed sentence on /about. */
export function reviewedChange(facts: Partial<ReviewedChange> = {}): ReviewedChange {
  const file = { file: "pages/about.yaml", address: "/about", source: "content/pages/about.yaml" };
  const place = { ...file, path: ["lead"], line: 3, page: "About us /about" };
  const label = "The sentence below the heading";
  const words = { before: "We reach girls.", after: "We reach all girls.", title: "", label };
  const kind = { change: "changed", concern: "words", isValue: false, isGone: false } as const;
  const others = { link: "/about", isOldLine: false, more: 0, addresses: [], waits: "", alert: "" };
  return { ...place, ...words, ...kind, ...others, ...facts };
}

/** A review of a branch without changes, except for these facts. */
export function madeReview(facts: Partial<Review> = {}): Review {
  const commits = { base: "a".repeat(40), head: "b".repeat(40) };
  return { ...commits, conflicts: [], findings: [], changes: [], pages: [], ...facts };
}

/** The comments of a review; fails if one of them or a suggestion would not be posted. */
export function acceptedComments(review: Review, places: Places = {}): string[] {
  const comments = reviewComments(review, places);
  const post = { head: review.head, comments, suggestions: suggestionsOf(review) };
  const fault = faultOf(post, review.head, runOfReview);
  if (fault) throw new Error(`${fault}: ${comments.join("\n")}`);
  return comments;
}

/** Texts that try to make a comment say or do more than it should. */
export const hostileWords = [
  "@octocat look here",
  '(@octocat) "@octocat"',
  "see #12 and GH-12 and suluhisho/website#12",
  "deadbeefdeadbeefdeadbeefdeadbeefdeadbeef",
  "www.evil.example and https://evil.example/x and somebody@evil.example",
  "[a link](https://evil.example)",
  "![a picture](https://evil.example/x.png)",
  "<img src=https://evil.example/x.png onerror=alert(1)>",
  "<!-- suluhisho-review -->",
  "--> <b>bold</b> <!--",
  "</details><h1>All is right</h1>",
  "` closes, [a link](https://evil.example) `` and ``` more",
  "```suggestion",
  "``````````",
  "a\n\n# A heading\n\n- a list @octocat",
  "a\n# A heading\nb\r# Another\u2029# A third",
  "a\r\n::error::x",
  "a\u2028# A heading",
  "1. [x] a task",
  "| a | $`x`$ and $$x$$ |",
  "[^1] &lt;b&gt; &#64;octocat :tada: *bold* _bold_ ~~gone~~ \\",
  "\u202Eright to left\u202C and a \u200Bhidden\u200B sign",
  "\uD800 half a sign, and \uDC00 another",
  '"an open quote with @octocat',
];
