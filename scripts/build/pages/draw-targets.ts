import { threadProgram } from "#scripts/build/further-threads.ts";
import { drawTarget, type Drawing, type Studio } from "#scripts/build/pages/draw-target.ts";
import { startDrawingThread, type DrawingThread } from "#scripts/build/pages/drawing-thread.ts";
import type { SiteTarget } from "#scripts/build/pages/site-targets.ts";

const drawingWorker = "scripts/build/pages/drawing-worker.ts";
const batchSize = 12;

/** What drawing in further threads needs: where the code is, and a name made of the words. */
export type ThreadNeeds = { appFolder: string; words: string };

/**
 * Draws targets and tells of each as it is done, in no order. So many further threads draw along
 * from the end of the list; what one of them does not bring is drawn here.
 */
export async function drawTargets(
  targets: readonly SiteTarget[],
  openStudio: () => Promise<Studio>,
  needsOfThreads: () => ThreadNeeds,
  tell: (target: SiteTarget, drawing: Drawing) => void,
  threadCount: number,
) {
  if (targets.length === 0) return;
  const waiting = [...targets];
  const threads: DrawingThread[] = [];
  const lend = async (program: string) => {
    const thread = startDrawingThread(program, needsOfThreads());
    threads.push(thread);
    while (waiting.length > 0) {
      const batch = waiting.splice(-batchSize);
      const drawings = await thread.ask(batch);
      // A thread that cannot draw gives back what it was asked for and is not asked again.
      if (!drawings) return void waiting.push(...batch);
      batch.forEach((target, index) => tell(target, drawings[index] as Drawing));
    }
  };
  const [studio, program] = await Promise.all([
    openStudio(),
    threadCount > 0 ? threadProgram(drawingWorker) : "",
  ]);
  const lent = Array.from({ length: threadCount }, () => lend(program));
  const drawHere = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      tell(target, await drawTarget(studio, target));
      // Lets what other threads have done arrive, and gives them more.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  try {
    await drawHere();
    await Promise.all(lent);
    await drawHere();
  } finally {
    for (const thread of threads) thread.stop();
  }
}
