import { setImmediate as otherWork } from "node:timers/promises";
import type { BodyResult } from "#app/mdx/compile-body.server.ts";
import type { CompilingHelper } from "#app/mdx/compiling/compiling-helper.ts";

type Waiting = {
  text: string;
  resolve: (result: BodyResult | Promise<BodyResult>) => void;
};

/** How many bodies have to wait before helpers are asked; one is ready when a hundred are done. */
export const enoughToShare = 200;
const batchAtMost = 16;

/** Starts a helper. */
export type StartHelper = () => CompilingHelper;

/**
 * Compiles bodies one after another, and with helpers where many of them wait: one for each core
 * from when that is free. The helpers take batches from the end while the main thread goes on at the
 * front. It also does what helpers leave undone, so a slow, broken or dead one costs nothing but time.
 */
export function compilingQueue(
  compileHere: (text: string) => Promise<BodyResult>,
  startHelper: StartHelper,
  cores: Promise<unknown>[],
): (text: string) => Promise<BodyResult> {
  const waiting: Waiting[] = [];
  // What was given to helpers and has not come back, the oldest first.
  const lent = new Set<Waiting>();
  let isBusy = false;

  async function workOff() {
    const helpers: CompilingHelper[] = [];
    let isOver = false;
    // A core that comes free when little is left to do would only just get ready.
    const join = () => {
      const helper =
        !isOver && waiting.length >= enoughToShare ? helperOrNone(startHelper) : undefined;
      if (!helper) return;
      helpers.push(helper);
      void giveTo(helper, cores.length);
    };
    for (const core of cores) void core.then(join, join);
    // Whoever may join from the beginning does so before the first body.
    await undefined;
    for (let next = takeNext(); next; next = takeNext()) {
      const result = compileHere(next.text);
      next.resolve(result);
      await result.catch(() => undefined);
      // News from a helper is only heard in between.
      await otherWork();
    }
    isBusy = false;
    isOver = true;
    for (const helper of helpers) helper.stop();
  }

  // A body that a helper still has is done twice at worst, which is better than to wait for it.
  function takeNext() {
    const [oldest] = lent;
    const next = waiting.shift() ?? oldest;
    if (next) lent.delete(next);
    return next;
  }

  async function giveTo(helper: CompilingHelper, helpers: number) {
    try {
      while (waiting.length > 0) {
        // Batches grow smaller toward the end, so that all are done at about the same time.
        const size = Math.min(batchAtMost, Math.ceil(waiting.length / (2 + 2 * helpers)));
        const batch = waiting.splice(-size);
        for (const one of batch) lent.add(one);
        // The main thread would take them from the front.
        const lastFirst = batch.toReversed();
        const bodies = await helper.compile(lastFirst.map(({ text }) => text));
        lastFirst.forEach((one, at) => {
          const body = bodies[at];
          if (body && lent.delete(one)) one.resolve({ ...body, problems: [] });
        });
      }
    } catch {
      // What was lent to it is still listed, and is done by the main thread.
    }
  }

  return (text) =>
    new Promise((resolve) => {
      waiting.push({ text, resolve });
      if (isBusy) return;
      isBusy = true;
      // Everybody who asks at the same moment is waited for, so that many are seen to be many.
      void otherWork().then(workOff);
    });
}

function helperOrNone(start: StartHelper) {
  try {
    return start();
  } catch {
    // Without help the work only takes longer.
    return undefined;
  }
}
