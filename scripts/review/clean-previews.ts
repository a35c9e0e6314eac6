// Takes away the previews of pull requests that are closed.
import { hostFromVariables, remoteFromVariables } from "#scripts/review/host/host-access.ts";
import { removeClosedPreviews } from "#scripts/review/host/publish-preview.ts";
import { runReview } from "#scripts/review/review-error.ts";

await runReview(async () => {
  const gone = await removeClosedPreviews(hostFromVariables(), remoteFromVariables());
  console.log(gone.length === 0 ? "No preview is left over." : `Taken away: ${gone.join(", ")}`);
});
