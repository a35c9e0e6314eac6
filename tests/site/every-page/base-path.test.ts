import { expect, it } from "vitest";
import { openSite } from "#tests/support/browser/site.ts";
import { movedPage, variantPath } from "#tests/support/browser/test-sites.ts";

const site = openSite("variant");

it("a site below a base path redirects a moved page to its new address, which is marked as current, like the home page", async () => {
  const page = await site.open(movedPage.from);
  expect(page.url()).toBe(site.address + movedPage.to);
  const current = page.locator('[aria-current="page"]');
  expect(await current.getAttribute("href")).toBe(variantPath + movedPage.to);
  await page.goto(`${site.address}/`);
  expect(await current.getAttribute("href")).toBe(`${variantPath}/`);
});
