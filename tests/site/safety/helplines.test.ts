import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { siteAddressesOf, openSite, phone } from "#tests/support/browser/site.ts";

const { helplines, interface: words } = await openContents();
const site = openSite();
const numbers = helplines.map(({ number }) => `tel:${number}`);
const pageAt = async (address: string) => parse(await (await fetch(site.address + address)).text());

describe.each(siteAddressesOf("frozen"))("$address", ({ address }) => {
  it("has every helpline first in its footer and in its menu, in two languages", async () => {
    const page = await pageAt(address);
    for (const place of ["footer", "#menu"]) {
      const links = page.querySelectorAll(`${place} a`).map((link) => link.getAttribute("href"));
      expect(links.slice(0, numbers.length), place).toEqual(numbers);
      const swahili = page.querySelectorAll(`${place} [lang="sw"]`).map((part) => part.text.trim());
      expect(swahili).toEqual(expect.arrayContaining(helplines.map((line) => line.swahili)));
    }
  });
});

it("are a thumb tall, and one tap away in the menu of a phone", async () => {
  const page = await site.open("/", { viewport: phone });
  await page.getByRole("button", { name: words.toggleMenu }).click();
  for (const number of numbers) {
    const box = await page.locator(`#menu a[href="${number}"]`).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
});

describe("the page for somebody in danger", () => {
  it("says everything in two languages, with nothing but HTML", async () => {
    const main = (await pageAt("/help")).querySelector("main");
    const links = main?.querySelectorAll("a[href]").map((link) => link.getAttribute("href"));
    expect(links?.slice(0, numbers.length)).toEqual(numbers);
    const [english, swahili, ...others] = main?.querySelectorAll("section") ?? [];
    expect([english?.getAttribute("lang"), swahili?.getAttribute("lang")]).toEqual(["en", "sw"]);
    expect(others).toEqual([]);
    const headings = (part = english) => part?.querySelectorAll("h2, h3").length;
    expect(headings(swahili)).toBe(headings());
  });

  it("gives nothing away in its title, and nothing to the next site", async () => {
    const page = await pageAt("/help");
    expect(page.querySelector("title")?.text).not.toMatch(/danger|abuse|violence|help/i);
    const referrer = page.querySelector('meta[name="referrer"]');
    expect(referrer?.getAttribute("content")).toBe("no-referrer");
  });
});
