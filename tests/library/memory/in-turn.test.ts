import { setTimeout as sleep } from "node:timers/promises";

import { describe, expect, it } from "vitest";

import { inTurn } from "#app/library/memory/in-turn.ts";

describe("work that is done in turn", () => {
  it.each([1, 3, 50])("begins in order and is under way %i times at most", async (atOnce) => {
    const things = Array.from({ length: 20 }, (_, index) => index);
    const begun: number[] = [];
    let underWay = 0;
    let most = 0;
    await inTurn(things, atOnce, async (thing) => {
      begun.push(thing);
      most = Math.max(most, (underWay += 1));
      await sleep(thing % 3);
      underWay -= 1;
    });
    expect(begun).toEqual(things);
    expect(most).toBe(Math.min(atOnce, things.length));
    expect(underWay).toBe(0);
  });

  it("fails with what fails", async () => {
    const fails = inTurn([1, 2], 1, () => Promise.reject(new Error("No disk.")));
    await expect(fails).rejects.toThrow("No disk.");
  });
});
