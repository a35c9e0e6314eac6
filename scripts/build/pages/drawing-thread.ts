import { Worker } from "node:worker_threads";
import type { Drawing } from "#scripts/build/pages/draw-target.ts";
import type { ThreadNeeds } from "#scripts/build/pages/draw-targets.ts";
import type { SiteTarget } from "#scripts/build/pages/site-targets.ts";

/** A further thread that draws pages. */
export type DrawingThread = {
  /** The drawings of some targets in their order; undefined where the thread cannot draw them. */
  draw: (targets: SiteTarget[]) => Promise<Drawing[] | undefined>;
  stop: () => void;
};

/** Starts a thread that reads the same words and draws pages from them. */
export function startDrawingThread(program: string, needs: ThreadNeeds): DrawingThread {
  const worker = new Worker(program, { workerData: needs });
  let isOver = false;
  let answer: (drawings: Drawing[] | undefined) => void = () => {};
  worker.on("message", (drawings: Drawing[]) => answer(drawings));
  // What is wrong with a page is told where it is drawn again.
  worker.on("error", () => {});
  worker.on("exit", () => {
    isOver = true;
    answer(undefined);
  });
  return {
    draw: (targets) =>
      new Promise((resolve) => {
        answer = resolve;
        if (isOver) resolve(undefined);
        else worker.postMessage(targets);
      }),
    stop: () => void worker.terminate(),
  };
}
