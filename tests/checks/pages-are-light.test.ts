import { describe, expect, it } from "vitest";

import { pagesAreLight, weightBudget } from "#scripts/checks/pages-are-light.ts";
import { pageAt } from "#tests/support/built-pages.ts";

const { home, others, script } = weightBudget;

describe("pagesAreLight", () => {
  it.each([
    ["/", home],
    ["/about", others],
    ["/blog/1", others],
  ])("names %s where it is a byte over its budget", (address, budget) => {
    const [problem] = pagesAreLight([pageAt(address, { weight: budget + 1 })]);
    expect(problem?.address).toBe(address);
    expect(problem?.says).toContain(`${budget / 1000}.0 kB`);
  });

  it("names a page that asks for too much script", () => {
    const problems = pagesAreLight([pageAt("/about", { script: script + 1 })]);
    expect(problems.map(({ address }) => address)).toEqual(["/about"]);
    expect(problems[0]?.says).toContain("script");
  });

  it("says both where both are too much", () => {
    const page = pageAt("/about", { weight: others + 1, script: script + 1 });
    expect(pagesAreLight([page])).toHaveLength(2);
  });

  it("lets pages pass that are just inside", () => {
    const pages = [
      pageAt("/", { weight: home, script }),
      pageAt("/about", { weight: others, script: 0 }),
    ];
    expect(pagesAreLight(pages)).toEqual([]);
  });
});
