import { describe, expect, it } from "vitest";

import { heavyPages, scriptsAreLight, weightBudget } from "#scripts/checks/pages-are-light.ts";

const { home, others, script } = weightBudget;
const light = { whole: 40_000, script: 1_000 };
const facts = { address: "", title: "", headings: 1, ids: [], links: [], foreign: [] };
const pagesOf = (address: string, weight: Partial<typeof light>) => ({
  [address]: { facts, weight: { ...light, ...weight } },
});

describe("heavyPages", () => {
  it.each([
    ["/", home],
    ["/about", others],
    ["/blog/1", others],
  ])("names %s where it is a byte over its budget", (address, budget) => {
    const [page] = heavyPages(pagesOf(address, { whole: budget + 1 }));
    expect(page?.address).toBe(address);
    expect(page?.says).toContain(`${budget / 1000}.0 kB`);
  });

  it("passes over pages that are just inside", () => {
    expect(heavyPages(pagesOf("/", { whole: home }))).toEqual([]);
    expect(heavyPages(pagesOf("/about", { whole: others }))).toEqual([]);
  });
});

describe("scriptsAreLight", () => {
  it("names a page that asks for too much script", () => {
    const problems = scriptsAreLight(pagesOf("/about", { script: script + 1 }));
    expect(problems.map(({ address }) => address)).toEqual(["/about"]);
  });

  it("lets a page pass that is just inside", () => {
    expect(scriptsAreLight(pagesOf("/", { script }))).toEqual([]);
  });
});
