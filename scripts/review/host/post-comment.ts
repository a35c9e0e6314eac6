import { z } from "zod";
import { commentMarker } from "#scripts/review/shown/comment.ts";
import type { Host } from "#scripts/review/host/host-client.ts";

/** The name under which GitHub lets a workflow write. */
export const botName = "github-actions[bot]";

const commentSchema = z.object({
  id: z.int(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});

/** Writes the one comment of a pull request, or writes over the one that is there. */
export async function postComment(host: Host, pullRequest: number, body: string) {
  const comments = z.array(commentSchema).parse(await host.list(`/issues/${pullRequest}/comments`));
  // Anybody can write the marker; only ours is written over.
  const own = comments.find(
    (comment) => comment.user?.login === botName && comment.body?.startsWith(commentMarker),
  );
  if (!own) await host.send("POST", `/issues/${pullRequest}/comments`, { body });
  else if (own.body !== body) await host.send("PATCH", `/issues/comments/${own.id}`, { body });
  else return "unchanged";
  return own ? "updated" : "written";
}
