import { describe, expect, it } from "vitest";

import { oneHeading } from "#scripts/checks/check-site.ts";
import { pageAt } from "#tests/support/built-pages.ts";

describe("oneHeading", () => {
  it.each([0, 2])("names a page with %i main headings", (headings) => {
    expect(oneHeading([pageAt("/"), pageAt("/about", { headings })])).toEqual([
      { address: "/about", says: `has ${headings} main headings, not one` },
    ]);
  });

  it("lets pages with one pass", () => {
    expect(oneHeading([pageAt("/"), pageAt("/about")])).toEqual([]);
  });

  it("has nothing to say of a site without pages", () => {
    expect(oneHeading([])).toEqual([]);
  });
});
