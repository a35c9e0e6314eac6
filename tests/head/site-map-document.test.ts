import { expect, it } from "vitest";
import { robotsDocument, siteMapDocument } from "#app/head/site-map-document.ts";
import { readXml, textsIn } from "#tests/head/read-xml.ts";

it.each([
  ["https://a.example/?a=1&b=2&c=3", "https://a.example/?a=1&b=2&c=3"],
  ["https://a.example/a b", "https://a.example/a%20b"],
  ["https://a.example/<b>", "https://a.example/%3Cb%3E"],
  ["https://a.example/é", "https://a.example/%C3%A9"],
])("the site map escapes %s", (address, read) => {
  const xml = siteMapDocument([{ address }, { address: "/", changed: "2025-12-31" }]);
  expect(textsIn(xml, "loc")).toEqual([read, "/"]);
  expect(textsIn(xml, "lastmod")).toEqual(["2025-12-31"]);
  expect(readXml(xml).at(-1)).toMatchObject({ name: "urlset" });
});

it("the site map is a valid document even without a page", () => {
  expect(readXml(siteMapDocument([]))).toHaveLength(1);
});

it.each([
  ["/sitemap.xml", "User-agent: *\nAllow: /\n\nSitemap: /sitemap.xml\n"],
  [undefined, "User-agent: *\nAllow: /\n"],
])("robots.txt names the site map %s", (address, text) => {
  expect(robotsDocument(address)).toBe(text);
});
