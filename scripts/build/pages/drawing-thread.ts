import { startAskedThread, type AskedThread } from "#scripts/build/asked-thread.ts";
import type { Drawing } from "#scripts/build/pages/draw-target.ts";
import type { ThreadNeeds } from "#scripts/build/pages/draw-targets.ts";
import type { SiteTarget } from "#scripts/build/pages/site-targets.ts";

/** A further thread that draws pages: asked for some targets, it answers with their drawings in order. */
export type DrawingThread = AskedThread<SiteTarget[], Drawing[]>;

/** Starts a thread that reads the same words and draws pages from them. */
export function startDrawingThread(program: string, needs: ThreadNeeds): DrawingThread {
  return startAskedThread(program, { workerData: needs });
}
