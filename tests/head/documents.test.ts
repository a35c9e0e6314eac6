import { expect, it } from "vitest";
import { securityText } from "#app/head/security-text.ts";
import { robotsDocument, siteMapDocument } from "#app/head/site-map-document.ts";
import { textsIn } from "#tests/head/read-xml.ts";

it("the site map escapes addresses, and has the days of changes", () => {
  const address = "https://a.example/é?a=1&b=2&c=3";
  const xml = siteMapDocument([{ address }, { address: "/", changed: "2025-12-31" }]);
  expect(textsIn(xml, "loc")).toEqual(["https://a.example/%C3%A9?a=1&b=2&c=3", "/"]);
  expect(textsIn(xml, "lastmod")).toEqual(["2025-12-31"]);
});

it("robots.txt of a preview allows everything too, and names no site map", () => {
  expect(robotsDocument(undefined)).toBe("User-agent: *\nAllow: /\n");
});

it.each([
  ["2026-01-01", "2026-08-01"],
  ["2026-12-31", "2027-07-01"],
])("on %s security.txt is valid until %s, which changes once a month", (day, end) => {
  const [contact, languages, address] = [
    "mailto:a@b.example",
    ["en-KE", "sw"],
    "https://b.example/s",
  ];
  expect(securityText({ contact, languages, address }, new Date(day))).toBe(
    `Contact: mailto:a@b.example\nExpires: ${end}T00:00:00.000Z\n` +
      "Preferred-Languages: en, sw\nCanonical: https://b.example/s\n",
  );
});
