import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const { quickExit } = (await openContents()).interface;
const site = openSite();
const sensitive = ["/help", "/contact", "/programs", "/blog/1", "/sw/help"];
const exit = (page: Page) => page.getByRole("link", { name: quickExit.label });

/** Opens a page from another one, with a stand-in for the harmless page. */
async function openSensitive(address: string, options = {}) {
  const page = await site.visit({ viewport: phone, ...options });
  await page.route(`${quickExit.address}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>News</title><h1>News</h1>" }),
  );
  await page.goto(`${site.address}/about`);
  await page.goto(site.address + address);
  return page;
}

describe.each(sensitive)("the quick exit of %s", (address) => {
  it("is in view, comes right after the skip link, and says what it cannot do", async () => {
    const page = await site.open(address, { viewport: phone });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await exit(page).evaluate((link) => link === document.activeElement)).toBe(true);
    const { y = 0, height = 0 } = (await exit(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(phone.height);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(await page.getByText(quickExit.note).isVisible()).toBe(true);
  });

  it("takes the place of the page in the history, so that Back does not show it", async () => {
    const page = await openSensitive(address);
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await exit(page).click();
    await page.getByRole("heading", { name: "News" }).waitFor();
    // Browsers ask for the icon of a page on their own.
    const others = addresses.filter((one) => !one.startsWith(quickExit.address));
    expect(others.filter((one) => !one.endsWith("/favicon.svg"))).toEqual([]);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/about");
  });
});

describe("the quick exit", () => {
  it("empties forms and storage, and hides and renames the page at once", async () => {
    const page = await site.visit();
    await page.goto(`${site.address}/get-involved`);
    await page.locator("#message").fill("Dear team");
    await page.waitForFunction(() => sessionStorage.length > 0);
    await page.goto(`${site.address}/contact`);
    await page.locator("#message").fill("Dear team");
    // An answer without a page leaves this one where it is.
    await page.route(`${quickExit.address}**`, (route) => route.fulfill({ status: 204 }));
    const answered = page.waitForResponse(`${quickExit.address}**`);
    await exit(page).click({ noWaitAfter: true });
    await answered;
    expect(await page.evaluate(() => document.body.hidden)).toBe(true);
    expect(await page.title()).not.toContain("Suluhisho");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.locator("#message").inputValue()).toBe("");
  });

  it("is a plain link without JavaScript", async () => {
    const page = await openSensitive("/help", { javaScriptEnabled: false });
    await exit(page).click();
    await page.waitForURL(`${quickExit.address}**`);
  });

  it("stands on no other page", async () => {
    const page = await site.open("/about");
    expect(await exit(page).count()).toBe(0);
  });
});
