import { reviewComment } from "#scripts/review/shown/comment.ts";
import { findPullRequest } from "#scripts/review/host/find-pull-request.ts";
import type { Host } from "#scripts/review/host/host-client.ts";
import { postComment } from "#scripts/review/host/post-comment.ts";
import { postSuggestions } from "#scripts/review/host/post-suggestions.ts";
import { previewAddress } from "#scripts/review/host/preview-address.ts";
import { findArtifact, reviewFiles, type ReviewRun } from "#scripts/review/host/review-run.ts";
import { reviewSchema, type Review } from "#scripts/review/review.ts";
import { ReviewError } from "#scripts/review/review-error.ts";
import { suggestionsOf } from "#scripts/review/shown/suggestions.ts";

/**
 * Writes what a run found to its pull request, and answers with what was done in a sentence. The
 * words are made here, from the data alone, because the branch could have changed what makes them.
 */
export async function postReview(host: Host, run: ReviewRun): Promise<string> {
  if (run.event !== "pull_request") return "This run was not for a pull request.";
  const files = await reviewFiles(host, run);
  if (!files) return "The run left no review behind, so there is nothing to post.";
  const review = reviewIn(files);
  if (review.head !== run.head_sha) {
    throw new ReviewError("The review is not about the commit that the run has looked at.");
  }
  const pullRequest = await findPullRequest(host, run, files);
  if (pullRequest === undefined) return "No open pull request of ours ends with this commit.";
  const hasPreview = (await findArtifact(host, run, "preview")) !== undefined;
  const previewUrl = hasPreview ? previewAddress(host.repository, pullRequest) : undefined;
  const comment = await postComment(host, pullRequest, reviewComment(review, { previewUrl }));
  const place = { pullRequest, commit: run.head_sha };
  const count = await postSuggestions(host, place, suggestionsOf(review));
  return `Pull request ${pullRequest}: comment ${comment}, suggestions posted: ${count}.`;
}

function reviewIn(files: Map<string, Uint8Array>): Review {
  const text = files.get("review.json");
  try {
    return reviewSchema.parse(JSON.parse(new TextDecoder().decode(text)));
  } catch {
    throw new ReviewError("The review that the run left behind does not have the expected form.");
  }
}
