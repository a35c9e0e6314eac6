// Writes the comment and the suggestions of an ended Review run to its pull request.
import { hostFromVariables, variable } from "#scripts/review/host/host-access.ts";
import { postReview } from "#scripts/review/host/post-review.ts";
import { readReviewRun } from "#scripts/review/host/review-run.ts";
import { runReview } from "#scripts/review/review-error.ts";

await runReview(async () => {
  const run = await readReviewRun(variable("GITHUB_EVENT_PATH"));
  console.log(await postReview(hostFromVariables(), run));
});
