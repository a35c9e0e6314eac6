import { expect, it } from "vitest";

import { overlappingTexts } from "#tests/support/browser/faults.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import { desk, openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();

it.each([phone, desk])(
  "the note on a figure opens with its icon in place and covers nothing, at $width px, without JavaScript",
  async (viewport) => {
    const page = await site.open("/", { viewport, javaScriptEnabled: false });
    const noted = page.locator("dl > div:has(details)");
    expect(await noted.count()).toBeGreaterThan(1);
    for (const figure of await noted.all()) {
      const [icon, text] = [figure.locator("summary"), figure.locator("details p")];
      // At the bottom of the window, where there is least space.
      await icon.evaluate((part) => part.scrollIntoView({ block: "end", behavior: "instant" }));
      const before = await page.evaluate(() => scrollY);
      expect(await text.isVisible()).toBe(false);
      await icon.click();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      expect(await textOf(text)).not.toBe("");
      expect(await overlappingTexts(page)).toEqual([]);
      await icon.click();
      expect(await text.isVisible()).toBe(false);
    }
  },
);
