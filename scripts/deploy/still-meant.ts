import { liveCommit, type Ask } from "#scripts/deploy/live-commit.ts";
import { ReviewError } from "#scripts/review/run-program.ts";

/**
 * Throws a ReviewError where a prepared deployment was overtaken while it waited: by a newer commit on
 * main, or, in the morning, by another one that went live.
 */
export async function stillMeant(
  { event, commit, address }: { event: string; commit: string; address: string },
  { ask, newest }: { ask: Ask; newest: () => Promise<string> },
) {
  if (event === "push" && (await newest()) !== commit)
    throw new ReviewError("A newer commit is on main: agree to its run, or start one by hand.");
  if (event === "schedule" && (await liveCommit(address, ask)) !== commit)
    throw new ReviewError("Another commit went live meanwhile, so this one is left.");
}
