import { describe, expect, it } from "vitest";

import { reachable, resembled } from "#scripts/review/compare/changed-values.ts";
import { readPage } from "#scripts/review/compare/read-page.ts";

const valuesOf = (html: string) => reachable(readPage(`<body>${html}</body>`));

describe("what visitors can reach on a page", () => {
  it.each([
    ["receiver", "522533", "<ol><li>Choose the business number 522</li><li>and then 533</li></ol>"],
    ["receiver", "522533", "<p>Lipa na M-PESA ٥٢٢ ٥٣٣ leo.</p>"],
    ["receiver", "400200", "<table><tr><td>Paybill</td><td>4 0 0</td><td>2 0 0</td></tr></table>"],
    ["amount", "KES 8,500", "<p>A uniform costs <b>KES 8,500</b>.</p>"],
    ["phone", "0722533123", "<p>0 7 2 2, kisha 5 3 3, kisha 1 2 3</p>"],
    ["phone", "117", '<p><a href="tel:117">117</a></p>'],
    ["mailbox", "help@suluhisho.example", "<p>Write to help@suluhisho.example today.</p>"],
    ["mailbox", "amina@mail.example.org", "<p>amina [at] mail dot example dot org</p>"],
    ["host", "stranger.example", '<p><a href="https://stranger.example/x?y">here</a></p>'],
    ["host", "stranger.charity", '<p><a href="https://stranger.charity/x?y">here</a></p>'],
  ])("holds the %s %s", (kind, value, html) => {
    expect(valuesOf(html)).toContainEqual({ kind, value });
  });

  it("holds no years, counts and links of our own", () => {
    const html = `<p>In 2025, 1,600 girls in 12 villages.</p><a href="/a?for=KES 8,500">a</a><a href="https://wa.me/?text=See https://stranger.example/x">b</a>`;
    expect(valuesOf(html)).toEqual([]);
  });
});

describe("resembled", () => {
  it.each([
    ["mchanqa.africa", "www.mchanga.africa"],
    ["goog1e.com", "google.com"],
    ["exarnple.org", "example.org"],
  ])("says that %s looks like %s", (host, known) => {
    expect(resembled(host, ["other.org", known])).toBe(known);
    expect(resembled(known, [known])).toBeUndefined();
  });
});
