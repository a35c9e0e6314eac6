import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();

/** Tabs around a page once and returns each stop that is covered by the header or shows no focus. */
async function lostBy(page: Page, key: "Tab" | "Shift+Tab") {
  const lost: string[] = [];
  let [steps, gaps] = [0, 0];
  await page.evaluate(() => Object.assign(window, { firstStop: undefined }));
  for (; steps < 200; steps++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const walk = window as unknown as { firstStop?: Element };
      if (walk.firstStop === element) return "first" as const;
      walk.firstStop ??= element;
      const header = document.querySelector(".site-top, .site-header");
      const isPartOfIt = header?.contains(element) || element.matches(".skip-link");
      const { top, bottom } = element.getBoundingClientRect();
      const edge = header?.getBoundingClientRect().bottom ?? 0;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isSeen = /^solid [3-9]px$/.test(`${outlineStyle} ${outlineWidth}`);
      const isCovered = !isPartOfIt && (top < edge - 1 || bottom <= 0 || top >= innerHeight);
      return { text: element.outerHTML.slice(0, 80), isLost: isCovered || !isSeen };
    });
    if (focused === "first") break;
    if (!focused) gaps++;
    else if (focused.isLost) lost.push(focused.text);
  }
  expect(steps).toBeGreaterThan(10);
  expect(steps).toBeLessThan(200);
  // The window itself may be a stop, once in each direction.
  expect(gaps).toBeLessThanOrEqual(2);
  return lost;
}

// The other pages repeat the parts of these.
it.each(["/", "/get-involved", "/donate", "/blog/1"])(
  "focus on %s is visible at every stop and never hidden by the header",
  async (address) => {
    const page = await site.open(address, { viewport: phone });
    // A cross-origin frame may have any number of stops, during which no element of the page has focus.
    for (const frame of await page.locator("iframe").all())
      await frame.evaluate((element) => element.setAttribute("tabindex", "-1"));
    expect(await lostBy(page, "Tab")).toEqual([]);
    // Tabbing backwards differs only on pages with a form.
    if (address === "/get-involved") expect(await lostBy(page, "Shift+Tab")).toEqual([]);
  },
);
