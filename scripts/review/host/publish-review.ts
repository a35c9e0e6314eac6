import { appendFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GitHub, WorkflowRun } from "#scripts/review/host/github.ts";
import { changePreviews, publishFolder } from "#scripts/review/host/previews-branch.ts";
import { ReviewError } from "#scripts/review/run-program.ts";
import { reviewSchema, type Review } from "#scripts/review/review.ts";
import { reviewComment } from "#scripts/review/shown/comment.ts";
import { suggestionsOf } from "#scripts/review/shown/suggestions.ts";

/**
 * Writes what a run found to its pull request, and answers with what was done in a sentence. The
 * words are made here, from the data alone, because the branch could have changed what makes them.
 */
export function postReview(github: GitHub, id: string, folder: string) {
  return withPullRequest(github, id, folder, async (number, run) => {
    const review = await reviewIn(folder);
    if (review.head !== run.head_sha)
      throw new ReviewError("The review is not about the commit that the run has looked at.");
    const hasPreview = await github.hasArtifact(run, "preview");
    const previewUrl = hasPreview ? previewAddress(github, number) : undefined;
    const words = reviewComment(review, { previewUrl, handbookUrl: handbookAddress(github) });
    const comment = await github.postComment(number, words);
    const count = await github.postSuggestions(number, run.head_sha, suggestionsOf(review));
    return `Pull request ${number}: comment ${comment}, suggestions posted: ${count}.`;
  });
}

/** Publishes the preview that a run built, and answers with what was done in a sentence. */
export function publishPreview(github: GitHub, id: string, folder: string, url: string) {
  return withPullRequest(github, id, path.join(folder, "review"), async (number, run) => {
    const preview = path.join(folder, `pr-${number}`);
    const limits = { files: 20_000, bytes: 200_000_000 };
    const files = await github.download(run, "preview", preview, limits);
    if (!files) return "The run built no preview, so there is nothing to publish.";
    await askToBeLeftAlone(preview, files);
    await publishFolder(url, preview);
    return `${files.length} files at ${previewAddress(github, number)}`;
  });
}

/** Takes away the previews of pull requests that are closed, and answers with their names. */
export async function removeClosedPreviews(github: GitHub, folder: string, url: string) {
  let closed: string[] = [];
  await changePreviews(url, folder, async (git, names) => {
    closed = [];
    for (const name of names.filter((one) => /^pr-\d+$/.test(one))) {
      const found = await github.pullRequest(name.slice("pr-".length));
      if (found?.state === "closed") closed.push(name);
    }
    if (closed.length > 0) await git("rm", "-r", "--force", "--quiet", "--cached", "--", ...closed);
  });
  return closed.length === 0 ? "No preview is left over." : `Taken away: ${closed.join(", ")}`;
}

// Does the work for the pull request that a run names, if GitHub says that this one is open and
// about the very commit and branch of the run. What a run leaves behind was made by the branch and
// proves nothing.
async function withPullRequest(
  github: GitHub,
  id: string,
  folder: string,
  work: (number: string, run: WorkflowRun) => Promise<string>,
) {
  const run = await github.run(id);
  if (run.event !== "pull_request") return "This run was not for a pull request.";
  const files = await github.download(run, "review", folder, { files: 20, bytes: 20_000_000 });
  if (!files) return "The run left no review behind, so there is nothing to do.";
  const named = await readFile(path.join(folder, "pull-request.txt"), "utf8").catch(() => "");
  const [number] = /^[1-9]\d{0,8}(?=\s*$)/.exec(named) ?? [];
  const found = number && (await github.pullRequest(number));
  const isConfirmed =
    found &&
    found.state === "open" &&
    found.head.sha === run.head_sha &&
    found.head.ref === run.head_branch &&
    found.head.repo?.full_name === run.head_repository.full_name;
  return isConfirmed ? work(number, run) : "No open pull request of ours ends with this commit.";
}

async function reviewIn(folder: string): Promise<Review> {
  try {
    return reviewSchema.parse(JSON.parse(await readFile(path.join(folder, "review.json"), "utf8")));
  } catch {
    throw new ReviewError("The review that the run left behind does not have the expected form.");
  }
}

// On GitHub Pages, and never on the site's own origin.
function previewAddress({ repository }: GitHub, number: string) {
  const [owner = "", name = ""] = repository.split("/");
  return `https://${owner.toLowerCase()}.github.io/${name}/pr-${number}/`;
}

function handbookAddress({ repository }: GitHub) {
  return `https://github.com/${repository}/blob/HEAD/handbook/`;
}

// Search engines read the word in each page, and hosts that send headers the one in `_headers`.
async function askToBeLeftAlone(folder: string, files: string[]) {
  for (const file of files.filter((one) => /\.html?$/i.test(one))) {
    const page = await readFile(path.join(folder, file), "utf8");
    const head = /<head(?:\s[^>]*)?>/i.exec(page);
    const at = head ? head.index + head[0].length : 0;
    const marked = `${page.slice(0, at)}<meta name="robots" content="noindex">${page.slice(at)}`;
    await writeFile(path.join(folder, file), marked);
  }
  await appendFile(path.join(folder, "_headers"), "\n/*\n  X-Robots-Tag: noindex\n");
}
