import { describe, expect, it } from "vitest";

import { titlesAreUnique } from "#scripts/checks/check-site.ts";
import { pageAt } from "#tests/support/built-pages.ts";

describe("titlesAreUnique", () => {
  it("names every page that has the title of an earlier one", () => {
    const title = "Blog";
    const pages = [pageAt("/blog", { title }), pageAt("/a", { title }), pageAt("/b", { title })];
    expect(titlesAreUnique(pages)).toEqual([
      { address: "/a", says: "has the title of /blog: Blog" },
      { address: "/b", says: "has the title of /blog: Blog" },
    ]);
  });

  it("names every page without a title", () => {
    const pages = [pageAt("/a", { title: "" }), pageAt("/b", { title: "" })];
    expect(titlesAreUnique(pages)).toEqual([
      { address: "/a", says: "has no title" },
      { address: "/b", says: "has no title" },
    ]);
  });

  it("lets titles pass that differ", () => {
    expect(titlesAreUnique([pageAt("/"), pageAt("/about")])).toEqual([]);
  });
});
