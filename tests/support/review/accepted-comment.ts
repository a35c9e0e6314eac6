import { faultOf } from "#scripts/review/post-form.ts";
import type { Places } from "#scripts/review/report/change-html.ts";
import { reviewComments } from "#scripts/review/report/comment.ts";
import { suggestionsOf } from "#scripts/review/report/suggestions.ts";
import type { Review } from "#scripts/review/review-data.ts";

/** The environment that the workflow sets for the job that posts. */
export const runOfReview = {
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_REPOSITORY: "suluhisho/website",
  GITHUB_RUN_ID: "1",
  PULL_REQUEST: "7",
  LIVE_ADDRESS: "https://www.charity.or.ke",
  PREVIEW_ADDRESS: "https://{branch}.charity.pages.dev",
};

/** The comments of a review; fails if one of them or a suggestion would not be posted. */
export function acceptedComments(review: Review, places: Places = {}): string[] {
  const comments = reviewComments(review, places);
  const post = { head: review.head, comments, suggestions: suggestionsOf(review) };
  const fault = faultOf(post, review.head, runOfReview);
  if (fault) throw new Error(`${fault}: ${comments.join("\n")}`);
  return comments;
}

/** The comments of a review as one text. */
export function acceptedComment(review: Review, places: Places = {}): string {
  return acceptedComments(review, places).join("\n");
}
