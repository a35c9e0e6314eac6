import { describe, expect, it } from "vitest";

import { openSite } from "#tests/support/browser/site.ts";
import { hydrated, island, slowConnection } from "#tests/support/browser/settling.ts";

const site = openSite();

/** Opens a page on a connection so slow that a visitor types before an island is hydrated. */
async function openSlowly(address: string, name: string) {
  const page = await site.visit();
  const release = await slowConnection(page);
  await page.goto(site.address + address);
  const loadScripts = async () => {
    expect(await island(page, name).getAttribute("data-hydrated")).not.toBe("true");
    release();
    await hydrated(island(page, name));
  };
  return { page, loadScripts };
}

describe("a form that hydrates while its visitor types", () => {
  it("keeps its input, the caret and focus", async () => {
    const { page, loadScripts } = await openSlowly("/get-involved", "volunteer-form");
    await page.locator("#message").fill("One line\nand another");
    await page.getByRole("checkbox").nth(1).check();
    await page.getByRole("checkbox").nth(2).check();
    await page.getByRole("checkbox").nth(2).uncheck();
    await page.locator("#name").click();
    await page.keyboard.type("Wanjikũ M");
    await page.keyboard.press("Home");
    await loadScripts();
    await page.keyboard.type("X");
    expect(await page.locator("#name").inputValue()).toBe("XWanjikũ M");
    expect(await page.locator("#message").inputValue()).toBe("One line\nand another");
    const checked = await page
      .getByRole("checkbox")
      .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
    expect(checked).toEqual(checked.map((_, index) => index === 1));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("name");
  });

  it("leaves focus where it moved", async () => {
    const { page, loadScripts } = await openSlowly("/get-involved", "volunteer-form");
    await page.locator("#message").focus();
    await page.keyboard.press("Tab");
    await loadScripts();
    const focused = page.locator("main form button[type=submit]");
    expect(await focused.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
