import { expect, it } from "vitest";
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
  const sizes = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[])
      .filter(({ entryType }) => /^(?:navigation|resource)$/.test(entryType))
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize ?? 0 })),
  );
  const sum = (names: RegExp) =>
    sizes.filter(({ name }) => names.test(name)).reduce((total, { size }) => total + size, 0);
  expect(sum(/\.js$/)).toBeLessThanOrEqual(3_000);
  expect(sum(/^http:\/\/localhost/), JSON.stringify(sizes)).toBeLessThanOrEqual(budget);
});
