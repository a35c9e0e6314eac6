import { z } from "zod";
import type { Host } from "#scripts/review/host/host-client.ts";
import type { ReviewRun } from "#scripts/review/host/review-run.ts";

const pullRequestSchema = z.object({
  number: z.int().min(1),
  state: z.string(),
  // A fork that was taken away leaves no repository behind.
  head: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullable() }),
  base: z.object({ repo: z.object({ full_name: z.string() }) }),
});

/** The file in which a run names the pull request that it was for. */
export const pullRequestFile = "pull-request.txt";

/**
 * The number that a run names, if the host says that this open pull request is about the very
 * commit and repository of the run; undefined otherwise. What a run leaves behind was made by the
 * branch and proves nothing: it only chooses among those that the host confirms.
 */
export async function findPullRequest(
  host: Host,
  run: ReviewRun,
  files: Map<string, Uint8Array>,
): Promise<number | undefined> {
  const named = Number(new TextDecoder().decode(files.get(pullRequestFile)).trim());
  const { full_name, owner } = run.head_repository;
  const query = new URLSearchParams({ state: "open", head: `${owner.login}:${run.head_branch}` });
  const found = z.array(pullRequestSchema).parse(await host.list(`/pulls?${query}`));
  return found.find(
    ({ number, state, head, base }) =>
      number === named &&
      state === "open" &&
      head.sha === run.head_sha &&
      head.repo?.full_name === full_name &&
      base.repo.full_name === host.repository,
  )?.number;
}
