import { expect, it } from "vitest";

import { vitals } from "#tests/support/browser/settling.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();

const slowest = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

it("a page shows its largest part on a slow connection, and does not shift", async () => {
  const page = await site.newPage({ viewport: phone });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { ...slowest, offline: false });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(`${site.address}/get-involved`);
  const { largest, shift } = await vitals(page);
  expect(largest).toBeGreaterThan(0);
  // The fallback is as wide as the font if this machine has it.
  const hasStandIn = await page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => status === "loaded" && /^"?(Display|Text) /.test(family),
    ),
  );
  expect(shift).toBeLessThan(hasStandIn ? 0.005 : 0.1);
});

it("a page without its fonts is readable, without a shift", async () => {
  const page = await site.visit({ viewport: phone, expects: [/ERR_FAILED/] });
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto(`${site.address}/about`);
  expect((await vitals(page)).shift).toBe(0);
  expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(500);
});
