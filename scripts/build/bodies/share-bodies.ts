import { availableParallelism } from "node:os";
import path from "node:path";
import { shareCompiling } from "#app/mdx/compile-body.server.ts";
import type { CompilingHelper } from "#app/mdx/compiling/compiling-helper.ts";
import { compilingThread } from "#scripts/build/bodies/compiling-thread.ts";
import { furtherThreads, threadProgram } from "#scripts/build/further-threads.ts";

/** What a thread that compiles bodies runs. */
export const compilingWorker = "scripts/build/bodies/compiling-worker.ts";

/**
 * Lets every core but one help with the bodies where many have to be compiled, and starts nothing
 * before. BODY_CACHE names the version that a compiler has to be of.
 */
export function shareBodies() {
  shareCompiling(() =>
    bodyThreads(availableParallelism(), path.basename(process.env.BODY_CACHE ?? "")),
  );
}

/** A thread for each core besides the first, but not many; none where no version is known. */
export function bodyThreads(cores: number, version: string): CompilingHelper[] {
  const count = version === "" ? 0 : furtherThreads(cores);
  if (count < 1) return [];
  const program = threadProgram(compilingWorker);
  return Array.from({ length: count }, () => compilingThread(program, version));
}
