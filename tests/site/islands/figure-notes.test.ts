import type { Locator } from "playwright-core";
import { expect, it } from "vitest";

import { textOf } from "#tests/support/browser/reading.ts";
import { desk, openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();

async function overlap(part: Locator, other: Locator) {
  const [a, b] = (await Promise.all([part.boundingBox(), other.boundingBox()])).map((box) => box!);
  const across = Math.min(a!.x + a!.width, b!.x + b!.width) - Math.max(a!.x, b!.x);
  const down = Math.min(a!.y + a!.height, b!.y + b!.height) - Math.max(a!.y, b!.y);
  return across > 0 && down > 0;
}

it.each([phone, desk])(
  "the note on a figure opens with its icon in place and covers nothing, at $width px, without JavaScript",
  async (viewport) => {
    const page = await site.open("/", { viewport, javaScriptEnabled: false });
    const noted = page.locator("dl > div:has(details)");
    expect(await noted.count()).toBeGreaterThan(1);
    const buttons = await page.locator("main .button").all();
    for (const figure of await noted.all()) {
      const [icon, text] = [figure.locator("summary"), figure.locator("details p")];
      // At the bottom of the window, where there is least space.
      await icon.evaluate((part) => part.scrollIntoView({ block: "end", behavior: "instant" }));
      const before = await page.evaluate(() => scrollY);
      expect(await text.isVisible()).toBe(false);
      await icon.click();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      expect(await textOf(text)).not.toBe("");
      const parts = [icon, figure.locator("dt"), figure.locator("dd").first()];
      for (const part of [...parts, ...buttons]) expect(await overlap(text, part)).toBe(false);
      await icon.click();
      expect(await text.isVisible()).toBe(false);
    }
  },
);
