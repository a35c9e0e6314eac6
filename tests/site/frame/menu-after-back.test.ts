import { expect, it, onTestFinished } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { launch, openSite, phone } from "#tests/support/browser/site.ts";

const { interface: words } = await openContents();
const site = openSite();

it("restores a page with its menu closed", async () => {
  // Playwright turns off the back/forward cache by default.
  const browser = await launch(["--disable-back-forward-cache"]);
  onTestFinished(() => browser.close());
  const page = await site.newPage({ viewport: phone }, browser);
  await page.goto(`${site.address}/programs`);
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  const menu = page.getByRole("navigation", { name: words.mainNavigation, includeHidden: true });
  await page.getByRole("button", { name: "Toggle menu" }).click();
  await menu.locator('a[href="/about"]').click();
  await page.waitForURL("**/about");
  await page.evaluate(() => history.back());
  // A page from the back/forward cache does not load again.
  await page.waitForURL("**/programs", { waitUntil: "commit" });
  expect(await page.evaluate(() => "isStillHere" in window)).toBe(true);
  expect(await menu.isVisible()).toBe(false);
});
