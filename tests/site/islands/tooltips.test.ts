import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFaults } from "#tests/support/browser/faults.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import {
  focused,
  hydrate,
  hydrated,
  island,
  scriptsOf,
  slowConnection,
  stopClock,
} from "#tests/support/browser/settling.ts";
import { desk, openSite } from "#tests/support/browser/site.ts";

const site = openSite();
const tooltip = (page: Page) => page.locator(".tooltip");
// In several steps, like a hand.
const elsewhere = (page: Page) => page.mouse.move(2, 400, { steps: 8 });

async function moveOnto(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox())!;
  await part.page().mouse.move(x + width / 2, y + height / 2, { steps: 8 });
}

/** Opens a page with its clock stopped, and returns its social icons with their words. */
async function open({ isStatic = false, viewport = desk } = {}) {
  const page = await site.visit({ isNew: true, viewport });
  const release = await slowConnection(page);
  await page.goto(`${site.address}/about`);
  const box = island(page, "social-links");
  const icons = box.locator("a, button");
  // Hydrated icons have lost their title.
  const words = await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute("title")!));
  await box.scrollIntoViewIfNeeded();
  if (!isStatic) release();
  if (!isStatic) await hydrate(box);
  await stopClock(page);
  return { page, box, icons, words, release };
}

it("the tooltip of a social icon opens if keyboard focus started hydration, stays while it scrolls, follows focus and closes on Escape", async () => {
  const { page, icons, words, box, release } = await open({ isStatic: true });
  await icons.first().focus();
  for (const key of ["Shift+Tab", "Tab"]) await page.keyboard.press(key);
  await focused(icons.first());
  release();
  await hydrated(box);
  await tooltip(page).waitFor();
  expect(await textOf(tooltip(page))).toContain(words[0]);
  // Focus may have scrolled the icon into view.
  await page.evaluate(() => void document.dispatchEvent(new Event("scroll")));
  await page.clock.runFor(20);
  expect(await tooltip(page).count()).toBe(1);
  await page.keyboard.press("Tab");
  await expect.poll(() => textOf(tooltip(page))).toContain(words[1]);
  expect(await tooltip(page).count()).toBe(1);
  await page.keyboard.press("Escape");
  await tooltip(page).waitFor({ state: "detached" });
  await focused(icons.nth(1));
});

it("the code of tooltips does not come for a pointer that crosses the icons", async () => {
  const { page, icons, box, release } = await open({ isStatic: true });
  const scripts = scriptsOf(page);
  release();
  await moveOnto(icons.first());
  await elsewhere(page);
  await page.clock.runFor(1000);
  await page.waitForTimeout(200);
  expect([scripts, await box.getAttribute("data-hydrated")]).toEqual([[], null]);
});

it("the tooltip of a social icon opens 700 ms after a pointer that started hydration, at once for a neighbour, and is accessible", async () => {
  // So tall that nothing scrolls and the header covers nothing.
  const viewport = { width: desk.width, height: 6000 };
  const { page, icons, words, box, release } = await open({ isStatic: true, viewport });
  await moveOnto(icons.first());
  await page.clock.runFor(150);
  release();
  await hydrated(box);
  expect(await icons.and(page.locator("[title]")).count()).toBe(0);
  await page.clock.runFor(650);
  expect(await tooltip(page).count()).toBe(0);
  await page.clock.runFor(100);
  await tooltip(page).waitFor();
  // The text is there twice, once for screen readers only.
  expect(await textOf(tooltip(page))).toContain(words[0]);
  const described = await icons.first().getAttribute("aria-describedby");
  expect(await page.locator(`main [id="${described}"]`).textContent()).toBe(words[0]);

  await moveOnto(icons.nth(1));
  await page.clock.runFor(250);
  await expect.poll(() => textOf(tooltip(page))).toContain(words[1]);
  await page.clock.resume();
  expect(await axeFaults(page, ["light"], viewport)).toEqual([]);
});

it("the tooltip of a social icon is 4 px from its icon, and closes on leaving, Escape, scroll and click", async () => {
  const { page, icons, words } = await open();
  for (const leave of [
    () => elsewhere(page),
    () => page.keyboard.press("Escape"),
    () => page.mouse.wheel(0, -200),
    () => page.mouse.down().then(() => page.mouse.up()),
  ]) {
    await moveOnto(icons.first());
    await page.clock.runFor(750);
    await tooltip(page).waitFor();
    const icon = (await icons.first().boundingBox())!;
    const box = (await tooltip(page).boundingBox())!;
    const gap = Math.max(icon.y - box.y - box.height, box.y - icon.y - icon.height);
    expect(Math.round(gap)).toBe(4);
    await leave();
    await tooltip(page).waitFor({ state: "detached" });
    await elsewhere(page);
    await page.clock.runFor(1000);
  }
  // A click opens the note of a network without an address, which replaces tooltips until it is closed.
  const note = page.locator(".note:popover-open");
  expect(await textOf(note)).toBe(words[0]);
  await moveOnto(icons.nth(1));
  await page.clock.runFor(800);
  expect(await tooltip(page).count()).toBe(0);
  await page.keyboard.press("Escape");
  await note.waitFor({ state: "hidden" });
});
