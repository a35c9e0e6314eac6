import { describe, expect, it } from "vitest";

import { pagesAreLight, weightBudget } from "#scripts/checks/pages-are-light.ts";

const { home, others, script } = weightBudget;
const light = { whole: 40_000, script: 1_000 };
const problemsOf = (address: string, weight: Partial<typeof light>) =>
  pagesAreLight({ [address]: { hash: "", weight: { ...light, ...weight } } });

describe("pagesAreLight", () => {
  it.each([
    ["/", home],
    ["/about", others],
    ["/blog/1", others],
  ])("names %s where it is a byte over its budget", (address, budget) => {
    const [problem] = problemsOf(address, { whole: budget + 1 });
    expect(problem?.address).toBe(address);
    expect(problem?.says).toContain(`${budget / 1000}.0 kB`);
  });

  it("names a page that asks for too much script", () => {
    const problems = problemsOf("/about", { script: script + 1 });
    expect(problems.map(({ address }) => address)).toEqual(["/about"]);
    expect(problems[0]?.says).toContain("script");
  });

  it("says both where both are too much", () => {
    expect(problemsOf("/about", { whole: others + 1, script: script + 1 })).toHaveLength(2);
  });

  it("lets pages pass that are just inside", () => {
    expect(problemsOf("/", { whole: home, script })).toEqual([]);
    expect(problemsOf("/about", { whole: others, script: 0 })).toEqual([]);
  });
});
