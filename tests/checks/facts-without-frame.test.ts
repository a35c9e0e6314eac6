import { describe, expect, it } from "vitest";

import { factsWithFrame, factsWithoutFrame } from "#scripts/build/pages/facts-without-frame.ts";
import { pageAt } from "#tests/support/built-pages.ts";

const frame = pageAt("/404", { links: ["#main", "#cloth-of-404", "/about", "/contact"] });

describe("factsWithoutFrame", () => {
  it.each([
    ["links to all that the frame links to", ["#main", "/about", "/contact", "/blog/1"]],
    ["lacks a link of the frame", ["#main", "/contact", "/blog/1"]],
    ["has places of its own", ["#main", "#cloth-of-1", "/about", "/contact"]],
    ["links to nothing", []],
  ])("comes back whole where a page %s", (_what, links) => {
    const page = pageAt("/blog/2", { links });
    const { links: found, ...rest } = factsWithFrame(factsWithoutFrame(page, frame), frame);
    const { links: before, ...facts } = page;
    expect(rest).toEqual(facts);
    expect(found.toSorted()).toEqual(before.toSorted());
  });

  it("keeps no link that the frame has", () => {
    const page = pageAt("/blog/2", { links: ["/about", "/contact", "/blog/1"] });
    expect(factsWithoutFrame(page, frame).links).toEqual(["/blog/1"]);
  });
});
