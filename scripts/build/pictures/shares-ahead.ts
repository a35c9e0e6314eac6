import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import { startAskedThread, type AskedThread } from "#scripts/build/asked-thread.ts";
import { furtherThreads, threadProgram } from "#scripts/build/further-threads.ts";
import type { SharePainter } from "#scripts/build/pictures/share-pictures.ts";
import {
  isOnShelf,
  missingSharePictures,
  usualShelf,
} from "#scripts/build/pictures/share-shelf.ts";

/** The drawing of many share pictures, which goes on beside other work. */
export type SharesAhead = {
  /** Begins with pictures where many are missing on the shelf; true where a thread then draws them. */
  begin: (pictures: () => SharePicture[]) => boolean;
  /** Draws along until all that was begun is on the shelf, and answers with how many those are. */
  finish: () => Promise<number>;
  /** Lets go of what is not done. */
  stop: () => void;
};

// A thread needs as long to get ready as some pictures take.
const enoughForThread = 200;
const batchSize = 12;
// What a picture leaves behind is large and cleared away only when little room for the young is full.
const limits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 3 };
// A thread that is well ends its last picture in a hundredth of this.
const patienceMilliseconds = 1000;

/** What a thread that draws share pictures runs. */
export const shareWorker = "scripts/build/pictures/share-worker.ts";

/**
 * Gets ready to draw share pictures in a thread of its own where a core is free for it. A picture
 * that the thread does not bring is drawn where `finish` is called.
 */
export function sharesAhead(
  shelf = usualShelf,
  hasThread = furtherThreads(availableParallelism()) > 0,
  makeProgram = () => threadProgram(shareWorker),
): SharesAhead {
  let waiting: SharePicture[] = [];
  let lent: SharePicture[] = [];
  let count = 0;
  let isStopped = false;
  let thread: AskedThread<SharePicture[], true> | undefined;
  let lending = Promise.resolve();
  const lend = async () => {
    // A thread that was the first to load it would take it away with its end.
    const [program] = await Promise.all([makeProgram(), import("sharp")]);
    if (isStopped) return;
    thread = startAskedThread(program, { workerData: shelf, resourceLimits: limits });
    while (waiting.length > 0) {
      lent = waiting.splice(0, batchSize);
      if (!(await thread.ask(lent))) return;
    }
    lent = [];
  };
  const stop = () => {
    isStopped = true;
    waiting = [];
    thread?.stop();
  };
  return {
    begin: (pictures) => {
      const missing = hasThread ? missingSharePictures(pictures(), shelf) : [];
      if (missing.length < enoughForThread) return false;
      [waiting, count] = [missing, missing.length];
      lending = lend().catch(() => {});
      return true;
    },
    finish: async () => {
      if (count === 0) return 0;
      // From the other end than the thread, and last what it was given and may not bring.
      const next = () => waiting.pop() ?? lent.pop();
      let draw: SharePainter | undefined;
      for (let picture = next(); picture; picture = next()) {
        if (isOnShelf(picture, shelf)) continue;
        draw ??= await painter(shelf);
        await draw(picture);
        // Lets the thread be given more.
        await new Promise((resolve) => setImmediate(resolve));
      }
      await Promise.race([lending, sleep(patienceMilliseconds, undefined, { ref: false })]);
      stop();
      return count;
    },
    stop,
  };
}

// What draws is loaded where it is needed, which in most builds is nowhere.
async function painter(shelf: string) {
  const { sharePainter } = await import("#scripts/build/pictures/share-pictures.ts");
  return sharePainter(shelf);
}
