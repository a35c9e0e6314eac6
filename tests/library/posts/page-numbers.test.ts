import { describe, expect, it } from "vitest";

import { pageNumbers } from "#app/library/posts/page-numbers.ts";
import { down } from "#tests/library/posts/many-posts.ts";

describe("the numbers of the pages that a page leads to", () => {
  it.each([
    { page: 1, pages: 1, numbers: [1] },
    { page: 2, pages: 2, numbers: [1, 2] },
    { page: 1, pages: 5, numbers: [1, 2, 3, 4, 5] },
    { page: 5, pages: 9, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    { page: 1, pages: 42, numbers: [1, 2, 3, 22, 42] },
    { page: 20, pages: 42, numbers: [1, 9, 18, 19, 20, 21, 22, 32, 42] },
    { page: 42, pages: 42, numbers: [1, 20, 40, 41, 42] },
  ])("are $numbers on page $page of $pages", ({ page, pages, numbers }) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });

  it.each([1, 2, 7, 42, 167, 5000])("are in order and at most eleven of %d", (pages) => {
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
