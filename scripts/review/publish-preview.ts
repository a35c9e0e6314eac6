// Publishes the preview that an ended Review run built.
import {
  hostFromVariables,
  remoteFromVariables,
  variable,
} from "#scripts/review/host/host-access.ts";
import { publishPreview } from "#scripts/review/host/publish-preview.ts";
import { readReviewRun } from "#scripts/review/host/review-run.ts";
import { runReview } from "#scripts/review/review-error.ts";

await runReview(async () => {
  const run = await readReviewRun(variable("GITHUB_EVENT_PATH"));
  console.log(await publishPreview(hostFromVariables(), run, remoteFromVariables()));
});
