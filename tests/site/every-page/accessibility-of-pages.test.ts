import { it } from "vitest";

import {
  checkedSizes,
  countChecks,
  expectAccessible,
} from "#tests/support/browser/accessibility.ts";
import { everyAddress, notFoundMessage, openSite } from "#tests/support/browser/site.ts";

const site = openSite();
countChecks("pages", everyAddress.length);

for (const { address, status } of everyAddress) {
  it(`${address} meets WCAG 2.2 AA and best practice at every size and in every scheme`, async () => {
    const expects = status === 404 ? [notFoundMessage] : [];
    const page = await site.open(address, { expects });
    for (const size of checkedSizes) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  });
}
