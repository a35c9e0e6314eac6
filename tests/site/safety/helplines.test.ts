import { describe, expect, it } from "vitest";
import { overflow } from "#tests/support/browser/faults.ts";
import { isFirefox } from "#tests/support/browser/firefox.ts";
import { sheetsOn, textOf } from "#tests/support/browser/reading.ts";
import { siteAddressesOf, openSite, phone } from "#tests/support/browser/site.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const { helplines, languages, site: organization } = await frozenContents();
const site = openSite();
const inSwahili = languages[1]!.helplines.map(({ name }) => name);
const numbers = helplines.map(({ number }) => `tel:${number}`);
const onEveryPage = numbers.filter((_, at) => !helplines[at]!.onlyOnHelp);

it("the footer and menu of every page begin with the helplines, followed by all numbers in its language", async () => {
  for (const { address } of siteAddressesOf("frozen")) {
    const page = await site.read(address);
    const help = address.startsWith("/sw") ? "/sw/help" : "/help";
    for (const place of ["footer", "#menu"]) {
      const links = page.querySelectorAll(`${place} a`).slice(0, onEveryPage.length + 1);
      const hrefs = links.map(({ attrs: { href } }) => href);
      expect.soft(hrefs, `${place} of ${address}`).toEqual([...onEveryPage, help]);
    }
  }
});

const edited = openSite("edited");

it.each(["/help", "/contact"])(
  "a helpline is readable on %s, on a phone of any width and on paper, also with five or ten digits",
  async (address) => {
    const page = await edited.open(address);
    const wide = () =>
      page.locator("main .helpline:visible").evaluateAll((cards) => {
        const isWide = (card: Element) => card.scrollWidth > card.clientWidth;
        return cards.filter(isWide).map((card) => card.textContent);
      });
    for (const width of [320, 360, 390, 480, 640, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await wide(), `${width} px`).toEqual([]);
      expect(await overflow(page), `${width} px`).toBe(0);
    }
    await page.emulateMedia({ media: "print" });
    // A5 and A4 with the margins of a browser, and A4 without.
    for (const width of [484, 718, 794]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await wide(), `${width} px of paper`).toEqual([]);
    }
  },
);

describe.each([
  ["/help", ["en", "sw"]],
  ["/sw/help", ["sw"]],
])("%s, for somebody in danger,", (address, spoken) => {
  it("says the same in each language in plain HTML, numbers first, and reveals nothing in its title or to the next site", async () => {
    const page = await site.open(address, { javaScriptEnabled: false, viewport: phone });
    const main = page.getByRole("main");
    const sections = await main.locator("section:visible").evaluateAll((all) =>
      all.map((part) => ({
        language: part.getAttribute("lang"),
        links: [...part.querySelectorAll("a")].map((link) => link.getAttribute("href")),
        headings: part.querySelectorAll("h1, h2, h3").length,
      })),
    );
    const ours = [organization.email.href, organization.phone?.sms];
    const same = { links: [...numbers, ...ours], headings: 4 };
    expect(sections).toEqual(spoken.map((language) => ({ language, ...same })));
    for (const number of numbers) {
      const { y, height } = (await main.locator(`a[href="${number}"]`).first().boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(phone.height);
    }
    expect(await main.locator('a[href="/donate"], form').count()).toBe(0);
    expect(await page.title()).not.toMatch(/danger|abuse|violence|help|hatari|ukatili|msaada/i);
    expect(await page.locator("meta[name=referrer][content=no-referrer]").count()).toBe(1);
  });

  it("prints on one sheet of any size, each number once, in both languages", async () => {
    const page = await site.open(address);
    for (const format of ["A4", "A5"] as const)
      expect(await sheetsOn(page, format), format).toBe(1);
    // Firefox does not print to the screen.
    if (isFirefox) return;
    await page.emulateMedia({ media: "print" });
    const poster = await textOf(page.getByRole("main"));
    const share = (box: Element) => parseFloat(getComputedStyle(box).fontSize) / innerWidth;
    const number = page.locator("main .helpline span").first();
    expect(await number.evaluate(share)).toBeGreaterThan(0.1);
    for (const [at, { number, name }] of helplines.entries()) {
      expect(poster.split(number)).toHaveLength(2);
      expect([poster.includes(name), poster.includes(inSwahili[at]!)]).toEqual([true, true]);
    }
  });
});
