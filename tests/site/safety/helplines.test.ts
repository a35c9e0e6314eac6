import { describe, expect, it } from "vitest";

import { dateInWords } from "#app/components/written-date.tsx";
import { openContents } from "#app/content/open-contents.server.ts";
import { isFirefox } from "#tests/support/browser/firefox.ts";
import { sheetsOn, textOf } from "#tests/support/browser/reading.ts";
import { siteAddressesOf, openSite, phone } from "#tests/support/browser/site.ts";

const { helplines, languages, site: organization } = await openContents();
const site = openSite();
const inSwahili = languages[1]!.helplines.map(({ name }) => name);
const numbers = helplines.map(({ number }) => `tel:${number}`);
const everywhere = helplines.filter(({ onlyOnHelp }) => !onlyOnHelp);
const onEveryPage = everywhere.map(({ number }) => `tel:${number}`);

it("the footer and menu of every page begin with the helplines, in two languages, followed by all numbers in its own", async () => {
  for (const { address } of siteAddressesOf("frozen")) {
    const page = await site.read(address);
    const [help, own, other] = address.startsWith("/sw")
      ? ["/sw/help", "sw", "en"]
      : ["/help", "en", "sw"];
    for (const place of ["footer", "#menu"]) {
      const what = `${place} of ${address}`;
      const links = page.querySelectorAll(`${place} a`);
      const hrefs = links.slice(0, onEveryPage.length + 1).map(({ attrs: { href } }) => href);
      expect.soft(hrefs, what).toEqual([...onEveryPage, help]);
      for (const [at, { name }] of everywhere.entries()) {
        const parts = links[at]!.querySelectorAll("[lang]");
        const spoken = parts.map(({ attrs: { lang }, text }) => [lang, text.trim()]);
        const both: Record<string, string> = { en: name, sw: inSwahili[at]! };
        expect.soft(spoken, what).toEqual([own, other].map((lang) => [lang, both[lang!]]));
      }
    }
    if (/^\/(?:contact|get-involved)$/.test(address))
      expect.soft(page.querySelectorAll('main a[href="/help"]'), address).toHaveLength(1);
  }
});

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
    const { email, phone: ours } = organization;
    const write = [`mailto:${email}`, `sms:${ours?.replaceAll(" ", "")}`];
    const same = { links: [...numbers, ...write], headings: 4 };
    expect(sections).toEqual(spoken.map((language) => ({ language, ...same })));
    const headings = await main.getByRole("heading").allTextContents();
    expect(new Set(headings).size).toBe(headings.length);
    for (const number of numbers) {
      const { y, height } = (await main.locator(`a[href="${number}"]`).first().boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(phone.height);
    }
    // Only a confirmed number shows the day of the last check.
    for (const { checked, confirm } of helplines.filter((line) => line.checked))
      for (const language of spoken) {
        const day = dateInWords(language.replace("en", "en-KE"), checked!);
        expect((await textOf(main)).includes(day)).toBe(!confirm);
      }
    for (const part of ['a[href="/donate"]', "form"])
      expect(await main.locator(part).count(), part).toBe(0);
    expect(await page.title()).not.toMatch(/danger|abuse|violence|help|hatari|ukatili|msaada/i);
    const referrer = page.locator('meta[name="referrer"]');
    expect(await referrer.getAttribute("content")).toBe("no-referrer");
  });

  it("prints on one sheet of any size, each number once, in both languages", async () => {
    const page = await site.open(address);
    for (const format of ["A4", "A5"] as const)
      expect(await sheetsOn(page, format), format).toBe(1);
    // Firefox does not print to the screen.
    if (isFirefox) return;
    await page.emulateMedia({ media: "print" });
    const poster = await textOf(page.getByRole("main"));
    for (const [at, { number, name }] of helplines.entries()) {
      expect(poster.split(number)).toHaveLength(2);
      expect([poster.includes(name), poster.includes(inSwahili[at]!)]).toEqual([true, true]);
    }
  });
});
