import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { settled } from "#tests/support/browser/settling.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";
import { awake, island } from "#tests/support/browser/waking.ts";

const site = openSite();

/** Opens a page and lists the scripts that it requests from then on. */
async function openListening(address: string, options = {}) {
  const page = await site.visit(options);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(site.address + address);
  return { page, scripts };
}

/** How many of the scripts contain React, which carries its package name. */
async function reactsIn(scripts: string[]) {
  const texts = await Promise.all(scripts.map(async (one) => (await fetch(one)).text()));
  return texts.filter((text) => text.includes("rendererPackageName")).length;
}

describe("an island", () => {
  it.each([
    ["the focus", (page: Page) => page.locator("#name").focus()],
    ["its label", (page: Page) => page.locator('label[for="phone"]').click()],
  ])("loads React once %s reaches it", async (_name, reach) => {
    const { page, scripts } = await openListening("/get-involved");
    expect(await reactsIn(scripts)).toBe(0);
    await reach(page);
    await awake(island(page, "volunteer-form"));
    expect(await reactsIn(scripts)).toBe(1);
  });

  it("loads React once a finger touches a form", async () => {
    const { page, scripts } = await openListening("/contact", { hasTouch: true, viewport: phone });
    expect(await reactsIn(scripts)).toBe(0);
    await page.locator("#subject").tap();
    await awake(island(page, "contact-form"));
    expect(await reactsIn(scripts)).toBe(1);
  });

  it("stays asleep while a pointer or a thumb only passes over a form", async () => {
    const { page, scripts } = await openListening("/contact", { hasTouch: true, viewport: phone });
    const before = scripts.length;
    await page.locator("main form").hover();
    await page.locator("footer form").dispatchEvent("touchstart");
    await settled(page);
    expect(scripts).toHaveLength(before);
  });

  it("stays asleep while a finger only passes over figures", async () => {
    const { page, scripts } = await openListening("/", { hasTouch: true, viewport: phone });
    const before = scripts.length;
    await page.locator('main [data-island="figure-list"] dt').first().tap();
    await settled(page);
    expect(scripts).toHaveLength(before);
  });

  it("wakes alone", async () => {
    const { page } = await openListening("/get-involved");
    await page.locator("#newsletter-email").focus();
    await awake(island(page, "newsletter-form"));
    expect(await page.locator('[data-awake="true"]').count()).toBe(1);
  });
});
