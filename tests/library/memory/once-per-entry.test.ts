import { describe, expect, it, vi } from "vitest";

import type { Entry } from "#app/library/entry.ts";
import { answersOf, giveAnswers, oncePerEntry } from "#app/library/memory/once-per-entry.ts";

const entry = (id: string) => ({ id }) as Entry;

describe("a question that is asked once per entry", () => {
  it("is answered anew for another entry alone", () => {
    const lengths = vi.fn(({ id }: Entry) => [id.length]);
    const ask = oncePerEntry("lengths", lengths);
    const [one, other] = [entry("one"), entry("other")];
    expect([ask(one), ask(other), ask(one)]).toEqual([[3], [5], [3]]);
    expect(lengths).toHaveBeenCalledTimes(2);
  });

  it("is kept apart from another question", () => {
    const one = entry("one");
    expect(oncePerEntry("ids", ({ id }) => [id])(one)).toEqual(["one"]);
    expect(oncePerEntry("lengths", ({ id }) => [id.length])(one)).toEqual([3]);
    expect(answersOf(one)).toEqual({ ids: ["one"], lengths: [3] });
  });

  it("leaves no answer to be written down where that is empty, and asks no second time", () => {
    const nothing = vi.fn(() => []);
    const ask = oncePerEntry("nothing", nothing);
    const one = entry("one");
    expect([ask(one), ask(one)]).toEqual([[], []]);
    expect(nothing).toHaveBeenCalledOnce();
    expect(answersOf(one)).toEqual({});
  });

  it("is answered by what was written down, and with nothing where that says nothing", () => {
    const never = vi.fn(() => ["asked"]);
    const one = entry("one");
    giveAnswers(one, { ids: ["kept"] });
    expect(oncePerEntry("ids", never)(one)).toEqual(["kept"]);
    expect(oncePerEntry("lengths", never)(one)).toEqual([]);
    expect(never).not.toHaveBeenCalled();
    expect(answersOf(one)).toEqual({ ids: ["kept"] });
  });
});
