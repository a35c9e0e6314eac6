import { setTimeout as sleep } from "node:timers/promises";

import { describe, expect, it, vi } from "vitest";

import type { BodyResult, CompiledBody } from "#app/mdx/compile-body.server.ts";
import type { CompilingHelper } from "#app/mdx/compiling/compiling-helper.ts";
import { compilingQueue, enoughToShare } from "#app/mdx/compiling/compiling-queue.server.ts";

const many = Array.from({ length: enoughToShare * 3 }, (_, at) => `Text ${at}`);
const bodyOf = (text: string): CompiledBody => ({ code: text, mentions: [], passages: [] });
const resultOf = (text: string): BodyResult => ({ ...bodyOf(text), problems: [] });

const free = (cores: number) => Array.from({ length: cores }, () => Promise.resolve());

/** A queue whose main thread needs a while for a body, and what was compiled where. */
function queueWith(compile: CompilingHelper["compile"], cores = [Promise.resolve()]) {
  const here: string[] = [];
  const stop = vi.fn();
  const compileHere = async (text: string) => {
    here.push(text);
    await sleep(1);
    return resultOf(text);
  };
  const start = vi.fn(() => ({ compile, stop }));
  return { ask: compilingQueue(compileHere, start, cores), here, start, stop };
}

describe("a queue of bodies", () => {
  it("starts nobody where few bodies wait", async () => {
    const { ask, here, start } = queueWith(async (texts) => texts.map(bodyOf));
    const few = many.slice(0, enoughToShare - 1);
    expect(await Promise.all(few.map(ask))).toEqual(few.map(resultOf));
    expect(here).toEqual(few);
    expect(start).not.toHaveBeenCalled();
  });

  it("lets a helper begin at the end where enough bodies wait, and stops it", async () => {
    const batches: string[][] = [];
    const { ask, here, stop } = queueWith(async (texts) => {
      batches.push(texts);
      return texts.map(bodyOf);
    });
    const enough = many.slice(0, enoughToShare);
    expect(await Promise.all(enough.map(ask))).toEqual(enough.map(resultOf));
    expect(batches[0]).toEqual(enough.slice(-(batches[0]?.length ?? 0)).toReversed());
    expect(here[0]).toBe(enough[0]);
    expect([...here, ...batches.flat()].sort()).toEqual(enough.toSorted());
    await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
  });

  it("asks helpers anew when many bodies wait again", async () => {
    const { ask, start, stop } = queueWith(async (texts) => texts.map(bodyOf), free(2));
    await Promise.all(many.map(ask));
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
    expect(await Promise.all(many.map(ask))).toEqual(many.map(resultOf));
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(4));
    expect(start).toHaveBeenCalledTimes(4);
  });

  it("lets a helper join when its core comes free", async () => {
    let freed = () => {};
    const core = new Promise<void>((resolve) => (freed = resolve));
    const { ask, here, start } = queueWith(async (texts) => texts.map(bodyOf), [core]);
    const bodies = Promise.all(many.map(ask));
    await vi.waitFor(() => expect(here.length).toBeGreaterThan(10));
    expect(start).not.toHaveBeenCalled();
    freed();
    expect(await bodies).toEqual(many.map(resultOf));
    expect(start).toHaveBeenCalledOnce();
    expect(here.length).toBeLessThan(many.length);
  });

  it("lets a helper join when the work that kept its core busy failed", async () => {
    const failed = Promise.reject(new Error("No code."));
    failed.catch(() => undefined);
    const { ask, start } = queueWith(async (texts) => texts.map(bodyOf), [failed]);
    expect(await Promise.all(many.map(ask))).toEqual(many.map(resultOf));
    expect(start).toHaveBeenCalledOnce();
  });

  it("starts nobody when a core comes free and few bodies are left", async () => {
    let freed = () => {};
    const core = new Promise<void>((resolve) => (freed = resolve));
    const { ask, here, start } = queueWith(async (texts) => texts.map(bodyOf), [core]);
    const enough = many.slice(0, enoughToShare);
    const bodies = Promise.all(enough.map(ask));
    await vi.waitFor(() => expect(here.length).toBeGreaterThan(10));
    freed();
    expect(await bodies).toEqual(enough.map(resultOf));
    expect(start).not.toHaveBeenCalled();
  });

  const helpers: [string, CompilingHelper["compile"]][] = [
    ["throws at once", () => Promise.reject(new Error("No thread."))],
    ["throws later", throwsAfter(3)],
    ["never answers", () => new Promise(() => undefined)],
    ["is in doubt about every body", async (texts) => texts.map(() => undefined)],
    ["answers with nothing", async () => []],
    [
      "is in doubt about some bodies",
      async (texts) => texts.map((text) => (text.endsWith("7") ? undefined : bodyOf(text))),
    ],
    [
      "is slow",
      async (texts) => {
        await sleep(200);
        return texts.map(bodyOf);
      },
    ],
  ];
  it.each(helpers)("loses no body where a helper %s", async (_what, compile) => {
    const { ask } = queueWith(compile, free(3));
    expect(await Promise.all(many.map(ask))).toEqual(many.map(resultOf));
  });

  it("does everything itself where no helper can be started", async () => {
    const here = vi.fn(async (text: string) => resultOf(text));
    const start = () => {
      throw new Error("No memory.");
    };
    const ask = compilingQueue(here, start, free(1));
    expect(await Promise.all(many.map(ask))).toEqual(many.map(resultOf));
    expect(here).toHaveBeenCalledTimes(many.length);
  });

  it("hands on what the compiler throws, and goes on", async () => {
    const ask = compilingQueue(
      async (text) => {
        if (text === many[1]) throw new Error(text);
        return resultOf(text);
      },
      () => ({ compile: async () => [], stop: () => undefined }),
      [],
    );
    const results = await Promise.allSettled(many.map(ask));
    const failed = results.flatMap((result) =>
      result.status === "rejected" ? [(result.reason as Error).message] : [],
    );
    expect(failed).toEqual([many[1]]);
  });

  it("takes up bodies that come while others are compiled", async () => {
    const { ask, here } = queueWith(async (texts) => texts.map(bodyOf));
    const first = ask("One.");
    const second = first.then(() => Promise.all([ask("Two."), ask("Three.")]));
    expect(await second).toEqual([resultOf("Two."), resultOf("Three.")]);
    expect(here).toEqual(["One.", "Two.", "Three."]);
  });
});

function throwsAfter(batches: number): CompilingHelper["compile"] {
  let done = 0;
  return async (texts) => {
    if ((done += 1) > batches) throw new Error("The thread ended.");
    return texts.map(bodyOf);
  };
}
