import { z } from "zod";
import { findPullRequest } from "#scripts/review/host/find-pull-request.ts";
import type { Host } from "#scripts/review/host/host-client.ts";
import { previewAddress, previewFolder } from "#scripts/review/host/preview-address.ts";
import { publishFolder, removeFolders, type Remote } from "#scripts/review/host/previews-branch.ts";
import {
  artifactFiles,
  findArtifact,
  reviewFiles,
  type ReviewRun,
} from "#scripts/review/host/review-run.ts";
import { unlistedFiles } from "#scripts/review/host/unlisted-files.ts";

const limits = { files: 20_000, bytes: 200_000_000 };

/** Publishes the preview that a run built, and answers with what was done in a sentence. */
export async function publishPreview(host: Host, run: ReviewRun, remote: Remote): Promise<string> {
  if (run.event !== "pull_request") return "This run was not for a pull request.";
  const artifact = await findArtifact(host, run, "preview");
  const named = await reviewFiles(host, run);
  if (!artifact || !named) return "The run built no preview, so there is nothing to publish.";
  const pullRequest = await findPullRequest(host, run, named);
  if (pullRequest === undefined) return "No open pull request of ours ends with this commit.";
  const files = unlistedFiles(await artifactFiles(host, artifact, limits));
  await publishFolder(remote, previewFolder(pullRequest), files);
  return `${files.size} files at ${previewAddress(host.repository, pullRequest)}`;
}

/** Takes away the previews of pull requests that are closed, and answers with their names. */
export function removeClosedPreviews(host: Host, remote: Remote) {
  return removeFolders(remote, async (name) => {
    const [, pullRequest] = /^pr-(\d+)$/.exec(name) ?? [];
    if (pullRequest === undefined) return false;
    const answer = await host.get(`/pulls/${pullRequest}`);
    return z.object({ state: z.string() }).parse(answer).state === "closed";
  });
}
