import { parse } from "node-html-parser";
import { expect, it } from "vitest";

import { ShareBar } from "#app/components/share-bar.tsx";
import { withSiteWords } from "#tests/support/with-site-words.tsx";

it("places each share where the previous one ends", () => {
  const shares = ["85%", "10%", "5%"].map((value) => ({ id: value, value }));
  const bar = parse(withSiteWords(<ShareBar shares={shares} className="" />));
  const places = bar.querySelectorAll("g").map((share) => {
    const { x, width } = share.querySelector("rect")?.attributes ?? {};
    return [x, width];
  });
  expect(places).toEqual([
    ["0%", "85%"],
    ["85%", "10%"],
    ["95%", "5%"],
  ]);
});
