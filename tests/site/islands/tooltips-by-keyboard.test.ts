import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { textOf } from "#tests/support/browser/reading.ts";
import { settled } from "#tests/support/browser/settling.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";
import {
  moveOnto,
  moveTo,
  openWithTooltips,
  stopClock,
  tooltip,
} from "#tests/support/browser/tooltips.ts";
import { awake, island, slowConnection } from "#tests/support/browser/waking.ts";

const site = openSite();
// Tall enough that nothing scrolls.
const viewport = { width: 1280, height: 6000 };

/** Moves the focus onto an icon with the Tab key. */
async function tabOnto(page: Page, icon: Locator) {
  await icon.evaluate((element) => {
    const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input")];
    const stops = all.filter((stop) => stop.checkVisibility());
    stops[stops.indexOf(element as HTMLElement) - 1]?.focus();
  });
  await page.keyboard.press("Tab");
  expect(await icon.evaluate((element) => element === document.activeElement)).toBe(true);
}

describe.each(["social", "figure"] as const)("the tooltip of a %s icon", (kind) => {
  it.each([true, false])("opens for the keyboard, asleep before: %s", async (asleep) => {
    const { page, icons, words } = await openWithTooltips(site, kind, { asleep, viewport });
    await tabOnto(page, icons.first());
    await tooltip(page).waitFor();
    expect(await textOf(tooltip(page))).toContain(words[0]);
  });

  it("closes when the focus moves on", async () => {
    const { page, icons, words } = await openWithTooltips(site, kind, { viewport });
    await tabOnto(page, icons.first());
    await tooltip(page).waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => textOf(tooltip(page))).toContain(words[1]);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await tooltip(page).waitFor({ state: "detached" });
  });

  it("closes on Escape and leaves the focus where it is", async () => {
    const { page, icons } = await openWithTooltips(site, kind, { viewport });
    await tabOnto(page, icons.first());
    await tooltip(page).waitFor();
    await page.keyboard.press("Escape");
    await tooltip(page).waitFor({ state: "detached" });
    expect(await icons.first().evaluate((icon) => icon === document.activeElement)).toBe(true);
  });
});

it("opens for the keyboard even when the focus has just scrolled its icon into view", async () => {
  const low = { width: 1280, height: 500 };
  const options = { viewport: low, isTimed: true };
  const { page, icons, words } = await openWithTooltips(site, "figure", options);
  await page.evaluate(() => scrollTo(0, 0));
  // What follows the focus within a moment does so on a busy machine too.
  await stopClock(page);
  await tabOnto(page, icons.first());
  await tooltip(page).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.clock.resume();
  await settled(page);
  expect(await tooltip(page).count()).toBe(1);
  expect(await textOf(tooltip(page))).toContain(words[0]);
});

describe("an icon that wakes slowly", () => {
  const openSlowly = async (address: string) => {
    const page = await site.newPage();
    const release = await slowConnection(page);
    await page.goto(site.address + address);
    const box = island(page, "social-links");
    await box.scrollIntoViewIfNeeded();
    return { page, release, box, buttons: box.locator("a, button") };
  };

  it("opens for the icon under the pointer, not for the one where the pointer entered", async () => {
    const { page, release, box, buttons } = await openSlowly("/about");
    const words = await buttons.nth(2).getAttribute("aria-label");
    await moveOnto(buttons.nth(0));
    await moveOnto(buttons.nth(2));
    release();
    await awake(box);
    await tooltip(page).waitFor();
    expect(await textOf(tooltip(page))).toContain(words);
  });

  it("stays asleep where the pointer has left before it came to rest", async () => {
    const { page, box, buttons } = await openSlowly("/about");
    await stopClock(page);
    await moveOnto(buttons.nth(0));
    await moveTo(page, 2, 2);
    await page.clock.runFor(1000);
    expect(await box.getAttribute("data-awake")).toBeNull();
    expect(await tooltip(page).count()).toBe(0);
  });
});

it("labels every icon, for phones without a pointer", async () => {
  const page = await site.open("/about", { viewport: phone, hasTouch: true });
  const icons = page.locator('[data-island="figure-list"] a, [data-island="social-links"] button');
  expect(await icons.count()).toBeGreaterThan(0);
  for (const icon of await icons.all()) {
    expect(await icon.getAttribute("aria-label")).toBeTruthy();
    const box = await icon.boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(24);
  }
});
