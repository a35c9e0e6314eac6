import { z } from "zod";
import { botName } from "#scripts/review/host/post-comment.ts";
import { HostError, type Host } from "#scripts/review/host/host-client.ts";
import type { Suggestion } from "#scripts/review/shown/suggestions.ts";

// More at once would bury the change; the next look brings the rest.
const mostAtOnce = 20;

const lineCommentSchema = z.object({
  path: z.string(),
  line: z.int().nullish(),
  body: z.string(),
  user: z.object({ login: z.string() }).nullish(),
});

/** Posts the suggestions that do not stand on their line already; answers how many there were. */
export async function postSuggestions(
  host: Host,
  { pullRequest, commit }: { pullRequest: number; commit: string },
  suggestions: Suggestion[],
) {
  if (suggestions.length === 0) return 0;
  const posted = z
    .array(lineCommentSchema)
    .parse(await host.list(`/pulls/${pullRequest}/comments`))
    .filter(({ user }) => user?.login === botName);
  const isNew = ({ path, line, body }: Suggestion) =>
    !posted.some(
      (one) => one.path === path && one.line === line && one.body.trim() === body.trim(),
    );
  const comments = suggestions.filter(isNew).slice(0, mostAtOnce);
  if (comments.length === 0) return 0;
  const reviews = `/pulls/${pullRequest}/reviews`;
  const review = { commit_id: commit, event: "COMMENT", body: reviewWords, comments };
  try {
    await host.send("POST", reviews, review);
    return comments.length;
  } catch (error) {
    // One line that the host does not count among the changes makes it refuse all of them.
    if (!(error instanceof HostError && error.status === 422)) throw error;
    return postEach(host, pullRequest, commit, comments);
  }
}

const reviewWords =
  "Here each change is certain, so you need not write it yourself: press “Commit suggestion” where you agree.";

async function postEach(host: Host, pullRequest: number, commit: string, comments: Suggestion[]) {
  let count = 0;
  for (const comment of comments) {
    try {
      await host.send("POST", `/pulls/${pullRequest}/comments`, { ...comment, commit_id: commit });
      count += 1;
    } catch (error) {
      if (!(error instanceof HostError && error.status === 422)) throw error;
    }
  }
  return count;
}
