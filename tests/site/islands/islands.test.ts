import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { scriptsOf, settled, hydrated, island } from "#tests/support/browser/settling.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();
const touch = { hasTouch: true, viewport: phone };

/** Opens a page and lists the scripts that it requests from then on. */
async function openListening(address: string, options = {}) {
  const page = await site.visit(options);
  const scripts = scriptsOf(page);
  await page.goto(site.address + address);
  return { page, scripts };
}

/** The number of scripts that contain React, found by its package name. */
async function reactsIn(scripts: string[]) {
  const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
  return texts.filter((text) => text.includes("rendererPackageName")).length;
}

describe("an island", () => {
  it.each<[by: string, reach: (page: Page) => Promise<unknown>]>([
    ["focus", (page) => page.locator("#name").focus()],
    ["a click on its label", (page) => page.locator('label[for="phone"]').click()],
    ["a tap", (page) => page.locator("#message").tap()],
  ])("hydrates alone, and loads React once, on %s", async (_by, reach) => {
    const { page, scripts } = await openListening("/get-involved", touch);
    expect(await reactsIn(scripts)).toBe(0);
    await reach(page);
    await hydrated(island(page, "volunteer-form"));
    expect(await reactsIn(scripts)).toBe(1);
    expect(await page.locator('[data-hydrated="true"]').count()).toBe(1);
  });

  it.each<[what: string, address: string, pass: (page: Page) => Promise<unknown>]>([
    ["a pointer over a form", "/contact", (page) => page.locator("main form").hover()],
    [
      "a thumb over a form",
      "/contact",
      (page) => page.locator("footer form").dispatchEvent("touchstart"),
    ],
    [
      "a tap beside the social icons",
      "/",
      (page) => page.locator('[data-island="social-links"]').tap({ position: { x: 1, y: 1 } }),
    ],
  ])("is not hydrated by %s", async (_what, address, pass) => {
    const { page, scripts } = await openListening(address, touch);
    const before = scripts.length;
    await pass(page);
    await settled(page);
    expect(scripts).toHaveLength(before);
  });
});
