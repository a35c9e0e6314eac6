import { expect, it } from "vitest";

import { axeViolations } from "#tests/support/axe.ts";
import { desk, everyAddress, missingPageMessage, openSite, phone } from "#tests/support/site.ts";

const site = openSite();

for (const { address, status } of everyAddress) {
  it(`${address} meets WCAG 2.2 AA and best practice, light and dark, small and wide`, async () => {
    const expects = status === 404 ? [missingPageMessage] : [];
    const page = await site.open(address, { expects });
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeViolations(page), `${size.width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
