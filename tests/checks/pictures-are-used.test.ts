import { describe, expect, it } from "vitest";

import { picturesAreUsed } from "#scripts/checks/check-site.ts";
import { pageAt } from "#tests/support/built-pages.ts";

describe("picturesAreUsed", () => {
  it("names a picture that no page shows", () => {
    const pages = [pageAt("/", { links: ["/images/map.svg"] })];
    expect(picturesAreUsed(pages, ["/images/map.svg", "/images/old.svg"])).toEqual([
      { address: "/images/old.svg", says: expect.stringContaining("no page") },
    ]);
  });
});
