import { availableParallelism } from "node:os";
import path from "node:path";
import { shareCompiling } from "#app/mdx/compile-body.server.ts";
import type { StartHelper } from "#app/mdx/compiling/compiling-queue.server.ts";
import { compilingThread } from "#scripts/build/bodies/compiling-thread.ts";
import { furtherThreads, threadProgram } from "#scripts/build/further-threads.ts";

/** What a thread that compiles bodies runs. */
export const compilingWorker = "scripts/build/bodies/compiling-worker.ts";

/**
 * Lets every core but one help with the bodies where many have to be compiled, and starts nothing
 * before; one of them helps only when other work that keeps it busy is done. BODY_CACHE names the
 * version that a compiler has to be of; where it names none, nobody helps.
 */
export function shareBodies(otherWork?: Promise<unknown>) {
  const version = path.basename(process.env.BODY_CACHE ?? "");
  if (version === "") shareCompiling();
  else shareCompiling(bodyThreads(version), furtherCores(availableParallelism(), otherWork));
}

/** Starts threads that compile bodies, whose program is made for the first of them. */
export function bodyThreads(version: string): StartHelper {
  let program: Promise<string> | undefined;
  return () => compilingThread((program ??= threadProgram(compilingWorker)), version);
}

/** The cores besides the first, but not many, each as a promise that is kept once it is free. */
export function furtherCores(cores: number, otherWork?: Promise<unknown>): Promise<unknown>[] {
  return Array.from({ length: furtherThreads(cores) }, (_, index) =>
    index === 0 && otherWork ? otherWork : Promise.resolve(),
  );
}
