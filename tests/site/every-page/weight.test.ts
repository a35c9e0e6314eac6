import { expect, it } from "vitest";
import { weightOf } from "#tests/support/browser/faults.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();

// Bytes before the visitor does anything, as hosts compress them, with fonts and art.
it.each([
  ["/", 60_000],
  ["/help", 25_000],
  ["/about", 50_000],
  ["/donate", 50_000],
  ["/get-involved", 50_000],
  ["/sw/help", 25_000],
  ["/blog/1", 50_000],
])("a first visit to %s loads at most %i bytes, and 3 kB of script", async (address, budget) => {
  const page = await site.visit({ isNew: true, viewport: phone });
  await page.goto(site.address + address, { waitUntil: "load" });
  const { all, scripts, styles } = await weightOf(page);
  expect(scripts).toBeLessThanOrEqual(3_000);
  // Both stylesheets are small enough to be in the page.
  expect(styles).toBe(0);
  expect(all).toBeLessThanOrEqual(budget);
});
