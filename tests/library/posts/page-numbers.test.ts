import { describe, expect, it } from "vitest";

import { pageNumbers } from "#app/library/posts/page-numbers.ts";
import { down } from "#tests/library/posts/many-posts.ts";

describe("the numbers of the pages that a page leads to", () => {
  it.each([
    [1, 1, [1]],
    [2, 2, [1, 2]],
    [1, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [1, 42, [1, 2, 3, 22, 42]],
    [20, 42, [1, 9, 18, 19, 20, 21, 22, 32, 42]],
    [42, 42, [1, 20, 40, 41, 42]],
  ])("are, on page %d of %d, %j", (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });

  it.each([1, 2, 7, 42, 167, 1000])("are in order and at most eleven of %d", (pages) => {
    for (const page of down(pages, 1)) {
      const numbers = pageNumbers(page, pages);
      expect(numbers.length).toBeLessThanOrEqual(11);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      expect(numbers).toContain(page);
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
    }
  });

  it("lead from the first to any of 167 pages in six steps", () => {
    const steps = new Map([[1, 0]]);
    for (const [page, taken] of steps) {
      for (const number of pageNumbers(page, 167)) {
        if (!steps.has(number)) steps.set(number, taken + 1);
      }
    }
    expect(steps.size).toBe(167);
    expect(Math.max(...steps.values())).toBeLessThanOrEqual(6);
  });
});
