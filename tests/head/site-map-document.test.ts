import { describe, expect, it } from "vitest";

import { robotsDocument, siteMapDocument } from "#app/head/site-map-document.ts";
import { readXml } from "#tests/support/read-xml.ts";

const textsOf = (xml: string, name: string) =>
  readXml(xml)
    .filter((element) => element.name === name)
    .map(({ text }) => text);

describe("the site map as a document", () => {
  it("holds each address, with the day it changed where that is known", () => {
    const xml = siteMapDocument([
      { address: "https://a.example/" },
      { address: "https://a.example/blog/1", changed: "2025-01-10" },
    ]);
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
    expect(textsOf(xml, "loc")).toEqual(["https://a.example/", "https://a.example/blog/1"]);
    expect(textsOf(xml, "lastmod")).toEqual(["2025-01-10"]);
  });

  it.each([
    ["https://a.example/?a=1&b=2", "https://a.example/?a=1&b=2"],
    ["https://a.example/a b", "https://a.example/a%20b"],
    ["https://a.example/<b>", "https://a.example/%3Cb%3E"],
    ["https://a.example/é", "https://a.example/%C3%A9"],
  ])("holds %s in a form that every reader understands", (address, read) => {
    expect(textsOf(siteMapDocument([{ address }]), "loc")).toEqual([read]);
  });

  it("is a valid document even without a page", () => {
    expect(readXml(siteMapDocument([]))).toHaveLength(1);
  });
});

describe("robotsDocument", () => {
  it("lets search engines read everything and names the site map", () => {
    expect(robotsDocument("https://a.example/sitemap.xml")).toBe(
      "User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n",
    );
  });
});
