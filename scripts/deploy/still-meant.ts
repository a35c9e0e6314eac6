import { MendableError } from "#app/library/problems/mendable-error.ts";
import { commitBefore, liveCommit, type Ask } from "#scripts/deploy/live-commit.ts";

/**
 * Throws a MendableError where a prepared deployment was overtaken while it waited: by a newer commit on
 * main, or, by hand and in the morning, by another one that went live.
 */
export async function stillMeant(
  { event, commit, address, before }: Record<"event" | "commit" | "address" | "before", string>,
  { ask, newest }: { ask: Ask; newest: () => Promise<string> },
) {
  if (event === "push" && (await newest()) !== commit)
    throw new MendableError("A newer commit is on main: agree to its run, or start one by hand.");
  if (event === "workflow_dispatch" && (await commitBefore(address, ask)) !== before)
    throw new MendableError("Another commit went live meanwhile: start this one anew.");
  if (event === "schedule" && (await liveCommit(address, ask)) !== commit)
    throw new MendableError("Another commit went live meanwhile, so this one is left.");
}
