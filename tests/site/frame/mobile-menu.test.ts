import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { desk, openSite, phone } from "#tests/support/browser/site.ts";

const { navigation, interface: words } = await openContents();
const links = [...navigation.header, navigation.donate];
const site = openSite();

const toggle = (page: Page) => page.getByRole("button", { name: "Toggle menu", exact: true });
const menu = (page: Page) =>
  page.getByRole("navigation", { name: words.mainNavigation, includeHidden: true });

async function openMenu(options = {}, address = "/programs") {
  const page = await site.open(address, { viewport: phone, ...options });
  await toggle(page).click();
  expect(await menu(page).isVisible()).toBe(true);
  return page;
}

describe("the mobile menu", () => {
  it("has its button only below the md breakpoint", async () => {
    const page = await site.open("/", { viewport: { width: 767, height: 900 } });
    expect(await toggle(page).isVisible()).toBe(true);
    expect(await menu(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await toggle(page).isVisible()).toBe(false);
    expect(await menu(page).isVisible()).toBe(true);
  });

  it.each([true, false])("opens and closes by its button, JavaScript: %s", async (withScript) => {
    const page = await openMenu({ javaScriptEnabled: withScript });
    for (const { label, href } of links) {
      const link = menu(page).getByRole("link", { name: label, exact: true });
      expect(await link.isVisible()).toBe(true);
      expect(await link.getAttribute("href")).toBe(href);
    }
    await toggle(page).click();
    expect(await menu(page).isVisible()).toBe(false);
  });

  it.each([true, false])(
    "does not stay open on the next page, JavaScript: %s",
    async (withScript) => {
      const page = await openMenu({ javaScriptEnabled: withScript });
      await menu(page).locator('a[href="/about"]').click();
      await page.waitForURL("**/about");
      expect(await menu(page).isVisible()).toBe(false);
    },
  );

  it("closes on any link, even one to the same page", async () => {
    const page = await openMenu();
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

  it.each(["button", "link"])("closes on Escape from a %s and returns the focus", async (on) => {
    const page = await openMenu();
    if (on === "link") await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await menu(page).isVisible()).toBe(false);
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("opens by keyboard with its links next in the tab order", async () => {
    const page = await site.open("/programs", { viewport: phone });
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const first = menu(page).getByRole("link").first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it("shows every link by scrolling in a low window", async () => {
    const page = await openMenu({ viewport: { width: 640, height: 300 } });
    const last = menu(page).getByRole("link", { name: "Donate Now" });
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(300);
  });

  it("turns back into the wide menu once the window is wide", async () => {
    const page = await openMenu({ viewport: { width: 700, height: 800 } });
    await page.setViewportSize(desk);
    const header = await page.getByRole("banner").boundingBox();
    for (const link of await menu(page).getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(header?.y ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(desk.width);
    }
  });
});
