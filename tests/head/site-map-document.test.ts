import { describe, expect, it } from "vitest";

import { siteMapDocument } from "#app/head/site-map-document.ts";
import { readXml } from "#tests/support/read-xml.ts";

const textsOf = (xml: string, name: string) =>
  readXml(xml)
    .filter((element) => element.name === name)
    .map(({ text }) => text);

describe("the site map as a document", () => {
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
