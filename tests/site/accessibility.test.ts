import { expect, it } from "vitest";

import { axeViolations, contrastViolations } from "#tests/support/axe.ts";
import { desk, everyAddress, missingPageMessage, openSite, phone } from "#tests/support/site.ts";

const site = openSite();

for (const { address, status } of everyAddress) {
  it(`${address} meets WCAG 2.2 AA and best practice, light and dark, small and wide`, async () => {
    const expects = status === 404 ? [missingPageMessage] : [];
    const page = await site.open(address, { expects });
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      expect(await axeViolations(page), `${size.width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await contrastViolations(page), `${size.width} px, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    }
  });
}
