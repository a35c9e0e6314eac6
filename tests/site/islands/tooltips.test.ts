import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { axeFaults } from "#tests/support/browser/faults.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import {
  hydrated,
  focused,
  island,
  settled,
  slowConnection,
  stopClock,
  hydrate,
} from "#tests/support/browser/settling.ts";
import { desk, openSite } from "#tests/support/browser/site.ts";

const site = openSite();
const tooltip = (page: Page) => page.locator(".tooltip");
// In several steps, like a hand.
const moveTo = (page: Page, x: number, y: number) => page.mouse.move(x, y, { steps: 8 });
const elsewhere = (page: Page) => moveTo(page, 2, 400);

async function moveOnto(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox())!;
  await moveTo(part.page(), x + width / 2, y + height / 2);
}

async function tabOnto(page: Page, part: Locator) {
  await part.evaluate((element) => {
    const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input")];
    const stops = all.filter((stop) => stop.checkVisibility());
    stops[stops.indexOf(element as HTMLElement) - 1]?.focus();
  });
  await page.keyboard.press("Tab");
  await focused(part);
}

/** Opens a page and returns its social icons with their words. */
async function openWithTooltips({ isStatic = false, viewport = desk, isTimed = false } = {}) {
  const page = await (isTimed ? site.newPage({ viewport }) : site.visit({ viewport }));
  await page.goto(`${site.address}/about`);
  const box = island(page, "social-links");
  const titled = box.locator("[title]");
  const words = await titled.evaluateAll((all) => all.map((icon) => icon.getAttribute("title")!));
  await box.scrollIntoViewIfNeeded();
  if (!isStatic) await hydrate(box);
  // Hydrated icons have lost the title that the test found them by.
  return { page, icons: box.locator("a, button"), words };
}

describe("the tooltip of a social icon", () => {
  it("opens when the pointer started hydration, and is accessible", async () => {
    // Tall enough that the header covers nothing.
    const viewport = { width: desk.width, height: 6000 };
    const { page, icons } = await openWithTooltips({ isStatic: true, viewport });
    await moveOnto(icons.first());
    await tooltip(page).waitFor();
    expect(await axeFaults(page, ["light", "dark"])).toEqual([]);
  });

  it("opens when keyboard focus started hydration, follows focus and closes on Escape", async () => {
    // Tall enough that nothing scrolls.
    const viewport = { width: 1280, height: 6000 };
    const { page, icons, words } = await openWithTooltips({ isStatic: true, viewport });
    await tabOnto(page, icons.first());
    await tooltip(page).waitFor();
    expect(await textOf(tooltip(page))).toContain(words[0]);
    await page.keyboard.press("Tab");
    await expect.poll(() => textOf(tooltip(page))).toContain(words[1]);
    await page.keyboard.press("Escape");
    await tooltip(page).waitFor({ state: "detached" });
    expect(await icons.nth(1).evaluate((icon) => icon === document.activeElement)).toBe(true);
  });

  it("opens 700 ms after the pointer arrives, and at once for a neighbour, with the words of its title", async () => {
    const { page, icons, words } = await openWithTooltips({ isTimed: true });
    await stopClock(page);
    await moveOnto(icons.first());
    await page.clock.runFor(650);
    expect(await tooltip(page).count()).toBe(0);
    await page.clock.runFor(100);
    await tooltip(page).waitFor();
    // The text is there twice, once for screen readers only.
    expect(await textOf(tooltip(page))).toContain(words[0]);
    const described = await icons.first().getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(words[0]);

    // At once for a neighbour within 300 ms, and after the delay again later.
    await moveOnto(icons.nth(1));
    await page.clock.runFor(250);
    await expect.poll(() => textOf(tooltip(page))).toContain(words[1]);

    await elsewhere(page);
    await tooltip(page).waitFor({ state: "detached" });
    await page.clock.runFor(450);
    await moveOnto(icons.nth(0));
    await page.clock.runFor(650);
    expect(await tooltip(page).count()).toBe(0);
  });

  it("is 4 px from its icon, and closes on leaving, Escape, scroll and click", async () => {
    const { page, icons } = await openWithTooltips();
    await moveOnto(icons.first());
    await tooltip(page).waitFor();
    const gap = async () => {
      const icon = (await icons.first().boundingBox())!;
      const box = (await tooltip(page).boundingBox())!;
      return Math.round(Math.max(icon.y - box.y - box.height, box.y - icon.y - icon.height));
    };
    await expect.poll(gap).toBe(4);
    for (const leave of [
      () => elsewhere(page),
      () => page.keyboard.press("Escape"),
      () => page.mouse.wheel(0, -200),
      () => page.mouse.down().then(() => page.mouse.up()),
    ]) {
      await moveOnto(icons.first());
      await tooltip(page).waitFor();
      await leave();
      await tooltip(page).waitFor({ state: "detached" });
      await settled(page);
      expect(await tooltip(page).count(), leave.toString()).toBe(0);
      await elsewhere(page);
    }
  });

  it("stays open if focus has just scrolled its icon into view", async () => {
    const viewport = { width: 1280, height: 500 };
    const { page, icons } = await openWithTooltips({ viewport, isTimed: true });
    await page.evaluate(() => scrollTo(0, 0));
    // Makes what follows focus happen on a busy machine too.
    await stopClock(page);
    await tabOnto(page, icons.first());
    await tooltip(page).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const scroll = () => page.evaluate(() => void document.dispatchEvent(new Event("scroll")));
    await page.clock.runFor(90);
    await scroll();
    await page.clock.runFor(5);
    expect(await tooltip(page).count()).toBe(1);
    await page.clock.runFor(20);
    await scroll();
    await tooltip(page).waitFor({ state: "detached" });
  });
});

describe("an icon that hydrates slowly", () => {
  const openSlowly = async (isTimed = false) => {
    const page = await (isTimed ? site.newPage() : site.visit());
    const release = await slowConnection(page);
    await page.goto(`${site.address}/about`);
    const box = island(page, "social-links");
    await box.scrollIntoViewIfNeeded();
    return { page, release, box, buttons: box.locator("a, button") };
  };

  it("opens for the icon under the pointer, not for the one where the pointer entered", async () => {
    const { page, release, box, buttons } = await openSlowly();
    const words = await buttons.nth(2).getAttribute("aria-label");
    await moveOnto(buttons.nth(0));
    await moveOnto(buttons.nth(2));
    release();
    await hydrated(box);
    await tooltip(page).waitFor();
    expect(await textOf(tooltip(page))).toContain(words);
  });

  it("is not hydrated if the pointer leaves before it rests", async () => {
    const { page, box, buttons } = await openSlowly(true);
    await stopClock(page);
    await moveOnto(buttons.nth(0));
    await moveTo(page, 2, 2);
    await page.clock.runFor(1000);
    expect(await box.getAttribute("data-hydrated")).toBeNull();
  });
});
