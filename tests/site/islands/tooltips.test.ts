import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { textOf } from "#tests/support/browser/reading.ts";
import { settled } from "#tests/support/browser/settling.ts";
import { openSite } from "#tests/support/browser/site.ts";
import {
  moveOnto,
  moveTo,
  openWithTooltips,
  stopClock,
  tooltip,
} from "#tests/support/browser/tooltips.ts";

const site = openSite();

const elsewhere = (page: Page) => moveTo(page, 2, 400);

describe.each(["social", "figure"] as const)("the tooltip of a %s icon", (kind) => {
  it("opens 700 ms after the pointer arrives, with the text of the title attribute", async () => {
    const { page, icons, words } = await openWithTooltips(site, kind, { isTimed: true });
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
  });

  it("also opens when the pointer itself woke it", async () => {
    const { page, icons } = await openWithTooltips(site, kind, { asleep: true });
    await moveOnto(icons.first());
    await tooltip(page).waitFor();
  });
});

// Both kinds share this code.
describe("a tooltip", () => {
  const kind = "figure";

  it("opens at once for a neighbor within 300 ms, and waits again later", async () => {
    const { page, icons, words } = await openWithTooltips(site, kind, { isTimed: true });
    await moveOnto(icons.nth(0));
    await expect.poll(() => textOf(tooltip(page))).toContain(words[0]);
    await stopClock(page);
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

  it("stands 4 px from its icon and inside the window", async () => {
    const { page, icons } = await openWithTooltips(site, kind);
    await moveOnto(icons.first());
    await tooltip(page).waitFor();
    const gap = async () => {
      const icon = (await icons.first().boundingBox())!;
      const box = (await tooltip(page).boundingBox())!;
      const above = icon.y - (box.y + box.height);
      const below = box.y - (icon.y + icon.height);
      return Math.round(Math.max(above, below));
    };
    await expect.poll(gap).toBe(4);
    const box = (await tooltip(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1280);
  });

  it("closes once the pointer leaves, clicks or scrolls, and on Escape", async () => {
    const { page, icons } = await openWithTooltips(site, kind);
    const leaving: [string, () => Promise<unknown>][] = [
      ["the pointer leaves", () => elsewhere(page)],
      ["Escape", () => page.keyboard.press("Escape")],
      ["a scroll", () => page.mouse.wheel(0, -200)],
      ["a click", () => page.mouse.down().then(() => page.mouse.up())],
    ];
    for (const [what, leave] of leaving) {
      await moveOnto(icons.first());
      await tooltip(page).waitFor();
      await leave();
      await tooltip(page).waitFor({ state: "detached" });
      await settled(page);
      expect(await tooltip(page).count(), what).toBe(0);
      await elsewhere(page);
    }
  });
});
