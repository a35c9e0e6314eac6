import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openSite } from "#tests/support/browser/site.ts";
import { awake, island, slowConnection } from "#tests/support/browser/waking.ts";

const site = openSite();

/** Opens a page on a connection so slow that a visitor types before an island is awake. */
async function openSlowly(address: string) {
  const page = await site.visit();
  const release = await slowConnection(page);
  await page.goto(site.address + address);
  return { page, release };
}

const isAwake = async (page: Page, name: string) =>
  (await island(page, name).getAttribute("data-awake")) === "true";

describe("a form that wakes while its visitor types", () => {
  it("keeps what is in its fields, the place of the caret and the focus", async () => {
    const { page, release } = await openSlowly("/get-involved");
    await page.locator("#phone").click();
    await page.keyboard.type("0700");
    await page.locator("#name").click();
    await page.keyboard.type("Wanjikũ M");
    await page.keyboard.press("Home");
    await page.locator("#message").evaluate((field) => field.scrollIntoView());
    expect(await isAwake(page, "volunteer-form")).toBe(false);
    release();
    await awake(island(page, "volunteer-form"));
    await page.keyboard.type("X");
    expect(await page.locator("#name").inputValue()).toBe("XWanjikũ M");
    expect(await page.locator("#phone").inputValue()).toBe("0700");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("name");
  });

  it("keeps ticks, long text and where the focus went on", async () => {
    const { page, release } = await openSlowly("/get-involved");
    const boxes = page.getByRole("checkbox");
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await boxes.nth(2).uncheck();
    await page.locator("#message").fill("One line\nand another");
    await page.keyboard.press("Tab");
    expect(await isAwake(page, "volunteer-form")).toBe(false);
    release();
    await awake(island(page, "volunteer-form"));
    const checked = await boxes.evaluateAll((all) =>
      all.map((box) => (box as HTMLInputElement).checked),
    );
    expect(checked).toEqual(checked.map((_, index) => index === 1));
    expect(await page.locator("#message").inputValue()).toBe("One line\nand another");
    const focused = page.locator("main form").locator("button[type=submit]");
    expect(await focused.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("keeps an address for the newsletter", async () => {
    const { page, release } = await openSlowly("/privacy");
    await page.locator("#newsletter-email").click();
    await page.keyboard.type("amina@example.org");
    release();
    await awake(island(page, "newsletter-form"));
    expect(await page.locator("#newsletter-email").inputValue()).toBe("amina@example.org");
  });
});

describe("a form that a visitor returns to", () => {
  it("wakes with what was saved", async () => {
    const page = await site.open("/get-involved");
    await page.locator("#skills").fill("Listening");
    await page.goto(`${site.address}/about`);
    await page.goBack();
    await page.locator("#message").focus();
    await awake(island(page, "volunteer-form"));
    expect(await page.locator("#skills").inputValue()).toBe("Listening");
  });
});
