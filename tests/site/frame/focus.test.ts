import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();

/** Walks through a page by one key and answers with all that the header covers on the way. */
async function coveredBy(page: Page, key: "Tab" | "Shift+Tab") {
  const covered: string[] = [];
  let steps = 0;
  for (; steps < 200; steps++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const header = document.querySelector("body > header");
      const isPartOfIt = header?.contains(element) || element.matches(".skip-link");
      const { top, bottom } = element.getBoundingClientRect();
      const edge = header?.getBoundingClientRect().bottom ?? 0;
      const isOut = bottom <= 0 || top >= innerHeight;
      const isCovered = !isPartOfIt && (top < edge - 1 || isOut);
      return { text: element.outerHTML.slice(0, 80), isCovered };
    });
    if (!focused) break;
    if (focused.isCovered) covered.push(focused.text);
  }
  expect(steps).toBeGreaterThan(10);
  expect(steps).toBeLessThan(200);
  return covered;
}

describe.each(["/about", "/get-involved"])("the focus on %s", (address) => {
  it.each(["Tab", "Shift+Tab"] as const)("is never hidden by the header with %s", async (key) => {
    const page = await site.open(address, { viewport: phone });
    expect(await coveredBy(page, key)).toEqual([]);
  });

  it("can be seen wherever it is", async () => {
    const page = await site.open(address);
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        return focused === document.body ? "end of the page" : `${outlineStyle} ${outlineWidth}`;
      });
      if (outline === "end of the page") break;
      expect(outline).toMatch(/^solid [3-9]px$/);
    }
  });
});

it("brings a place that a link names below the header", async () => {
  const page = await site.open("/get-involved", { viewport: phone });
  await page.locator('main a[href="#apply"]').first().click();
  const place = await page.locator("#apply").boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(64);
  expect(place?.y).toBeLessThan(200);
});
