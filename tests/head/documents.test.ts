import { expect, it } from "vitest";
import { securityText } from "#app/head/security-text.ts";
import { robotsDocument, siteMapDocument } from "#app/head/site-map-document.ts";
import { readXml, textsIn } from "#tests/head/read-xml.ts";

it.each([
  ["https://a.example/?a=1&b=2&c=3", "https://a.example/?a=1&b=2&c=3"],
  ["https://a.example/a b", "https://a.example/a%20b"],
  ["https://a.example/é", "https://a.example/%C3%A9"],
])("the site map escapes %s", (address, read) => {
  const xml = siteMapDocument([{ address }, { address: "/", changed: "2025-12-31" }]);
  expect(textsIn(xml, "loc")).toEqual([read, "/"]);
  expect(textsIn(xml, "lastmod")).toEqual(["2025-12-31"]);
  expect(readXml(siteMapDocument([]))).toHaveLength(1);
});

it("robots.txt of a preview allows everything too, and names no site map", () => {
  expect(robotsDocument(undefined)).toBe("User-agent: *\nAllow: /\n");
});

it.each([
  ["2026-01-01", "2026-08-01"],
  ["2026-02-28", "2026-09-01"],
  ["2026-06-30", "2027-01-01"],
  ["2026-12-31", "2027-07-01"],
])("on %s security.txt is valid until %s, which changes once a month", (day, end) => {
  const [email, languages, address] = ["a@b.example", ["en-KE", "sw"], "https://b.example/s"];
  expect(securityText({ email, languages, address }, new Date(day))).toBe(
    `Contact: mailto:a@b.example\nExpires: ${end}T00:00:00.000Z\n` +
      "Preferred-Languages: en, sw\nCanonical: https://b.example/s\n",
  );
});
