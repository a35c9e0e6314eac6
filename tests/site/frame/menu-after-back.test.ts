import { expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const { interface: words } = await openContents();
// Playwright turns off the back/forward cache by default.
const site = openSite("frozen", { withoutFlags: ["--disable-back-forward-cache"] });

it("restores a page with its menu closed", async () => {
  const page = await site.open("/programs", { viewport: phone });
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
