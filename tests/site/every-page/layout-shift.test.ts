import { describe, expect, it } from "vitest";
import { everyAddress, openSite, desk, phone } from "#tests/support/browser/site.ts";

const site = openSite();

// The fonts load late, as on a slow connection, to reveal any page that shifts when they arrive.
const fontsLate = 600;
const sizes = [phone, desk];

describe.each(everyAddress)("$address", ({ address, status }) => {
  it.each(sizes)("does not shift while it loads at $width pixels", async (viewport) => {
    const expects = status === 404 ? [/404/] : [];
    const page = await site.newPage({ viewport, expects });
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, fontsLate));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as LayoutShift).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(site.address + address);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(200);
    const shift = await page.evaluate(() => (globalThis as unknown as Seen).seen.shift);
    expect(shift).toBeLessThan(0.005);
  });
});

type Seen = { seen: { shift: number } };
type LayoutShift = PerformanceEntry & { value: number };
