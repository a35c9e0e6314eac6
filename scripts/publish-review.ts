// Does on GitHub what only code of the main branch may do: posts the comment of a Review run that
// has ended, publishes its preview, or takes the previews of closed pull requests away.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gitHub } from "#scripts/review/host/github.ts";
import {
  postReview,
  publishPreview,
  removeClosedPreviews,
} from "#scripts/review/host/publish-review.ts";
import { ReviewError, runReview } from "#scripts/review/run-program.ts";

await runReview(async () => {
  const [job, run = ""] = process.argv.slice(2);
  const { GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server } = process.env;
  if (!repository || !server) throw new ReviewError("GITHUB_REPOSITORY or _SERVER_URL is not set.");
  const github = gitHub(repository);
  const url = `${server}/${repository}.git`;
  const folder = await mkdtemp(path.join(tmpdir(), "publish-"));
  try {
    if (job === "comment") console.log(await postReview(github, run, folder));
    else if (job === "preview") console.log(await publishPreview(github, run, folder, url));
    else if (job === "clean") console.log(await removeClosedPreviews(github, folder, url));
    else throw new ReviewError("Say what to do: comment or preview, and a run; or clean.");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
