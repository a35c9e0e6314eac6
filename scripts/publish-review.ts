// Does on GitHub what only code of the main branch may do: posts the comment of a Review, publishes or
// fetches previews, or takes the previews of closed pull requests away.
import "#scripts/tell-errors.js";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { MendableError } from "#app/library/problems/mendable-error.ts";
import { gitHub } from "#scripts/review/host/github.ts";
import {
  fetchPreview,
  postReview,
  publishCode,
  publishPreview,
  removeClosedPreviews,
} from "#scripts/review/host/publish-review.ts";

const [job, run = "", number = "", head = ""] = process.argv.slice(2);
const asked = { run, number, head, previewsAt: process.env.PREVIEWS_AT };
const { GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server } = process.env;
if (!repository || !server) throw new MendableError("GITHUB_REPOSITORY or _SERVER_URL is not set.");
const github = gitHub(repository);
const url = `${server}/${repository}.git`;
const folder = await mkdtemp(path.join(tmpdir(), "publish-"));
try {
  if (job === "comment") console.log(await postReview(github, asked, folder));
  else if (job === "preview") console.log(await publishPreview(github, asked, folder, url));
  else if (job === "code") console.log(await publishCode(github, run, folder, url));
  else if (job === "fetch") console.log(await fetchPreview(github, asked, "preview"));
  else if (job === "clean") console.log(await removeClosedPreviews(github, folder, url));
  else
    throw new MendableError(
      "Say what to do: comment, preview, fetch or code, and a run; or clean.",
    );
} finally {
  await rm(folder, { recursive: true, force: true });
}
