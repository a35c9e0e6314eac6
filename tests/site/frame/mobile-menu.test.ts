import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { faultsOfState } from "#tests/support/browser/faults.ts";
import { isFirefox } from "#tests/support/browser/firefox.ts";
import { goBackTo } from "#tests/support/browser/settling.ts";
import { desk, openSite, phone } from "#tests/support/browser/site.ts";

const { navigation, interface: words } = await openContents();
const links = [...navigation.header, navigation.donate];
const site = openSite();

const toggle = (page: Page) => page.getByRole("button", { name: words.toggleMenu, exact: true });
const menu = (page: Page) =>
  page.getByRole("navigation", { name: words.mainNavigation, includeHidden: true });

async function openMenu(options = {}) {
  const page = await site.open("/programs", { viewport: phone, ...options });
  await toggle(page).click();
  expect(await menu(page).isVisible()).toBe(true);
  return page;
}

describe("the mobile menu", () => {
  it("has its button only below 768 px", async () => {
    const page = await openMenu({ viewport: { width: 767, height: 900 } });
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await toggle(page).isVisible()).toBe(false);
    expect(await menu(page).isVisible()).toBe(true);
    await page.setViewportSize(desk);
    const header = await page.getByRole("banner").boundingBox();
    for (const link of await menu(page).getByRole("link").all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
    }
  });

  it.each([true, false])(
    "opens and closes with its button, and is closed on the next page, JavaScript: %s",
    async (javaScriptEnabled) => {
      const page = await openMenu({ javaScriptEnabled });
      await toggle(page).click();
      expect(await menu(page).isVisible()).toBe(false);
      await toggle(page).click();
      await menu(page).locator('a[href="/about"]').click();
      await page.waitForURL("**/about");
      expect(await menu(page).isVisible()).toBe(false);
    },
  );

  it("is accessible, and closes on any link, even one to the same page", async () => {
    const page = await openMenu();
    expect(await faultsOfState(page, ["light", "dark"])).toEqual([]);
    await page.evaluate(() =>
      addEventListener("click", (event) => {
        if (event.target instanceof HTMLAnchorElement) event.preventDefault();
      }),
    );
    for (const { href } of links) {
      if (!(await menu(page).isVisible())) await toggle(page).click();
      await menu(page).locator(`a[href="${href}"]`).click();
      expect(await menu(page).isVisible(), href).toBe(false);
    }
  });

  it.skipIf(isFirefox)("is closed on a page from the back/forward cache", async () => {
    const page = await site.keepingPage({ viewport: phone });
    await page.goto(`${site.address}/programs`);
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await toggle(page).click();
    await menu(page).locator('a[href="/about"]').click();
    await page.waitForURL("**/about");
    await goBackTo(page, "/programs");
    expect(await page.evaluate(() => "isStillHere" in window)).toBe(true);
    await menu(page).waitFor({ state: "hidden" });
  });

  it("opens with the keyboard, followed by its links, and closes on Escape with focus back on the button", async () => {
    const page = await site.open("/programs", { viewport: phone });
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const first = menu(page).getByRole("link").first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    expect(await menu(page).isVisible()).toBe(false);
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("scrolls to every link in a low window", async () => {
    const page = await openMenu({ viewport: { width: 640, height: 300 } });
    const last = menu(page).locator(`a[href="${navigation.donate.href}"]`);
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(300);
  });
});
