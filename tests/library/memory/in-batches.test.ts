import { setTimeout as sleep } from "node:timers/promises";

import { describe, expect, it } from "vitest";

import { inBatches } from "#app/library/memory/in-batches.ts";

const things = Array.from({ length: 40 }, (_, index) => index);

describe("work that is done in batches", () => {
  it.each([
    [1, 1],
    [3, 4],
    [10, 3],
    [50, 7],
  ])("is done once for each thing, %i at once and %i together", async (atOnce, together) => {
    const begun: number[] = [];
    const batches: string[][] = [];
    let underWay = 0;
    let most = 0;
    const make = async (thing: number) => {
      begun.push(thing);
      most = Math.max(most, (underWay += 1));
      await sleep((thing * 7) % 5);
      underWay -= 1;
      return `made ${thing}`;
    };
    await inBatches(things, { atOnce, together }, make, async (some) => {
      await sleep(some.length % 3);
      batches.push([...some]);
    });
    expect(begun).toEqual(things);
    expect(most).toBe(Math.min(atOnce, things.length));
    expect(batches.flat().sort()).toEqual(things.map((thing) => `made ${thing}`).sort());
    expect(batches.filter(({ length }) => length > together)).toEqual([]);
  });

  it("is nothing where there is nothing to do", async () => {
    const never = () => Promise.reject(new Error("Nobody asked."));
    await inBatches([], { atOnce: 3, together: 3 }, never, never);
  });

  it.each(["make", "finish"])("fails with what fails to %s", async (what) => {
    const fail = () => Promise.reject(new Error("No disk."));
    const well = () => Promise.resolve();
    const [make, finish] = what === "make" ? [fail, well] : [well, fail];
    const work = inBatches(things, { atOnce: 2, together: 2 }, make, finish);
    await expect(work).rejects.toThrow("No disk.");
  });
});
