import { expect, it } from "vitest";

import { siteMapDocument } from "#app/head/site-map-document.ts";
import { readXml, textsIn } from "#tests/head/read-xml.ts";

it.each([
  ["https://a.example/?a=1&b=2", "https://a.example/?a=1&b=2"],
  ["https://a.example/a b", "https://a.example/a%20b"],
  ["https://a.example/<b>", "https://a.example/%3Cb%3E"],
  ["https://a.example/é", "https://a.example/%C3%A9"],
])("the site map escapes %s", (address, read) => {
  expect(textsIn(siteMapDocument([{ address }]), "loc")).toEqual([read]);
});

it("the site map is a valid document even without a page", () => {
  expect(readXml(siteMapDocument([]))).toHaveLength(1);
});
