import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { dateInWords } from "#app/components/written-date.tsx";
import { openContents } from "#app/content/open-contents.server.ts";
import { isFirefox } from "#tests/support/browser/firefox.ts";
import { sheetsOn, textOf } from "#tests/support/browser/reading.ts";
import { siteAddressesOf, openSite, phone } from "#tests/support/browser/site.ts";

const contents = await openContents();
const { helplines, interface: words, site: organization } = contents;
const site = openSite();
const inSwahili = contents.languages[1]!.helplines.map(({ name }) => name);
const numbers = helplines.map(({ number }) => `tel:${number}`);
const pageAt = async (address: string) => parse(await (await fetch(site.address + address)).text());
const everywhere = helplines.filter(({ onlyOnHelp }) => !onlyOnHelp);
const onEveryPage = everywhere.map(({ number }) => `tel:${number}`);

describe.each(siteAddressesOf("frozen"))("$address", ({ address }) => {
  it("has the helplines first in its footer and menu, in two languages, followed by all numbers", async () => {
    const page = await pageAt(address);
    for (const place of ["footer", "#menu"]) {
      const links = page.querySelectorAll(`${place} a`).map((link) => link.getAttribute("href"));
      const help = address.startsWith("/sw") ? "/sw/help" : "/help";
      expect(links.slice(0, onEveryPage.length + 1), place).toEqual([...onEveryPage, help]);
      const swahili = page.querySelectorAll(`${place} [lang="sw"]`).map((part) => part.text.trim());
      expect(swahili).toEqual(expect.arrayContaining(inSwahili.slice(0, everywhere.length)));
    }
  });
});

it("are as tall as a thumb, and one tap away in the menu of a phone", async () => {
  const page = await site.open("/", { viewport: phone });
  await page.getByRole("button", { name: words.toggleMenu }).click();
  for (const number of onEveryPage) {
    const box = await page.locator(`#menu a[href="${number}"]`).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
});

it.each(["/contact", "/get-involved"])(
  "%s links to all numbers in its own language",
  async (address) => {
    const page = await pageAt(address);
    expect(page.querySelectorAll('main a[href="/help"]')).toHaveLength(1);
  },
);

describe.each([
  ["/help", ["en", "sw"]],
  ["/sw/help", ["sw"]],
])("%s, for somebody in danger,", (address, languages) => {
  it("says the same in each language in plain HTML, numbers first, and makes no requests", async () => {
    const page = await site.open(address, { javaScriptEnabled: false, viewport: phone });
    const main = page.getByRole("main");
    const sections = await main.locator("section:visible").evaluateAll((all) =>
      all.map((part) => ({
        language: part.getAttribute("lang"),
        links: [...part.querySelectorAll("a")].map((link) => link.getAttribute("href")),
        headings: part.querySelectorAll("h1, h2, h3").length,
      })),
    );
    const { email, phone: ours } = organization;
    const write = [`mailto:${email}`, `sms:${ours?.replaceAll(" ", "")}`];
    const same = { links: [...numbers, ...write], headings: 4 };
    expect(sections).toEqual(languages.map((language) => ({ language, ...same })));
    const headings = await main.getByRole("heading").allTextContents();
    expect(new Set(headings).size).toBe(headings.length);
    for (const number of numbers) {
      const { y, height } = (await main.locator(`a[href="${number}"]`).first().boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(phone.height);
    }
    // Only a confirmed number shows the day of the last check.
    for (const { checked, confirm } of helplines.filter((line) => line.checked))
      for (const language of languages) {
        const day = dateInWords(language.replace("en", "en-KE"), checked!);
        expect((await textOf(main)).includes(day)).toBe(!confirm);
      }
    for (const part of ['a[href="/donate"]', "form"])
      expect(await main.locator(part).count(), part).toBe(0);
  });

  it("prints on one sheet of any size", async () => {
    const page = await site.open(address);
    for (const format of ["A4", "A5"] as const)
      expect(await sheetsOn(page, format), format).toBe(1);
  });

  it.skipIf(isFirefox)("prints each number once, in both languages", async () => {
    const page = await site.open(address);
    await page.emulateMedia({ media: "print" });
    const poster = await textOf(page.getByRole("main"));
    for (const [at, { number, name }] of helplines.entries()) {
      expect(poster.split(number)).toHaveLength(2);
      expect([poster.includes(name), poster.includes(inSwahili[at]!)]).toEqual([true, true]);
    }
  });

  it("reveals nothing in its title or to the next site", async () => {
    const page = await pageAt(address);
    expect(page.querySelector("title")?.text).not.toMatch(/danger|abuse|violence|help/i);
    const referrer = page.querySelector('meta[name="referrer"]');
    expect(referrer?.getAttribute("content")).toBe("no-referrer");
  });
});
