import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { openSite } from "#tests/support/browser/site.ts";

const site = openSite();
const pairs = [
  ["/", "/sw"],
  ["/contact", "/sw/contact"],
  ["/help", "/sw/help"],
] as const;

describe.each(pairs)("%s and %s", (english, swahili) => {
  it("name each other to readers and to machines, each in its own language", async () => {
    for (const [address, other, language] of [
      [english, swahili, "sw"],
      [swahili, english, "en"],
    ] as const) {
      const page = parse(await (await fetch(site.address + address)).text());
      const html = page.querySelector("html")?.getAttribute("lang");
      expect(html).toMatch(language === "sw" ? /^en/ : /^sw$/);
      const link = page.querySelector(`.site-header a[hreflang="${language}"]`);
      expect(link?.getAttribute("href")).toBe(other);
      expect(link?.getAttribute("lang")).toBe(language);
      const alternates = page
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((one) => new URL(one.getAttribute("href") ?? "").pathname);
      expect(alternates).toEqual([english, swahili]);
    }
  });
});

it("stands on no page that is told in English alone", async () => {
  const page = parse(await (await fetch(`${site.address}/about`)).text());
  expect(page.querySelectorAll("[hreflang]")).toEqual([]);
});
