import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { givingAddresses } from "#app/content/pages/donate-page.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { paybill } from "#tests/support/browser/test-sites.ts";

const contents = await openContents();
const { giving } = contents.donate;
const provider = givingAddresses(contents)!;
// A site with confirmed steps for M-Pesa, and one without.
const confirmed = openSite("variant");
const unconfirmed = openSite();

const main = (page: Page) => page.getByRole("main");
const link = (page: Page) => main(page).getByRole("link", { name: giving.open }).last();

/** Opens the donate page while a stand-in with these headers answers for the provider. */
async function openGiving(
  site = confirmed,
  { headers = {}, expects = [], prepare = async () => {} }: GivingOptions = {},
) {
  const page = await site.newPage({ expects });
  await page.route(`${provider.page}*`, (route) =>
    route.fulfill({
      headers: { "content-type": "text/html", ...headers },
      body: "<!doctype html><html lang=en><title>Give</title><h1>Thank you for giving</h1></html>",
    }),
  );
  await prepare(page);
  await page.goto(`${site.address}/donate`);
  return page;
}
type GivingOptions = {
  headers?: Record<string, string>;
  expects?: RegExp[];
  prepare?: (page: Page) => Promise<unknown>;
};

describe("giving with an honest provider", () => {
  it("shows its page in the frame and hints at the link after eight seconds, politely", async () => {
    const page = await openGiving(confirmed, { prepare: (one) => one.clock.install() });
    await page.locator("iframe").scrollIntoViewIfNeeded();
    await page.frameLocator("iframe").getByRole("heading").waitFor();
    const hint = page.locator("[data-giving-hint]");
    await page.clock.runFor(7_000);
    expect(await hint.textContent()).toBe("");
    await page.clock.runFor(3_000);
    await expect.poll(() => hint.textContent()).toBe(giving.frameMissing);
    expect(await hint.getAttribute("role")).toBe("status");
  });

  it("tells the steps for M-Pesa first, as plain text with numbers to copy", async () => {
    const page = await openGiving();
    const text = await main(page).innerText();
    expect(text.indexOf(paybill.number)).toBeGreaterThan(0);
    expect(text.indexOf(paybill.number)).toBeLessThan(text.indexOf(giving.heading));
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await main(page).locator("[data-copy]").last().click();
    await page.getByText(giving.mobileMoney.copied, { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(paybill.account);
  });

  it.each([
    [
      "saves data",
      () => Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    ],
    ["is offline", () => Object.defineProperty(navigator, "onLine", { get: () => false })],
  ])("loads nothing of it for who %s, until asked", async (_name, pretend) => {
    const page = await openGiving(confirmed, { prepare: (one) => one.addInitScript(pretend) });
    const button = main(page).getByRole("button", { name: giving.show });
    await button.scrollIntoViewIfNeeded();
    expect(await page.locator("iframe").count()).toBe(0);
    expect(await link(page).isVisible()).toBe(true);
    await button.click();
    await page.frameLocator("iframe").getByRole("heading").waitFor();
    expect(await button.isVisible()).toBe(false);
  });

  it("leaves the link and the steps where the frame is blocked", async () => {
    const block = (page: Page) => page.route(`${provider.page}*`, (route) => route.abort());
    const page = await openGiving(confirmed, { prepare: block });
    await page.locator("iframe").scrollIntoViewIfNeeded();
    expect(await link(page).isVisible()).toBe(true);
    expect(await main(page).innerText()).toContain(paybill.number);
  });

  it("works without JavaScript: the frame, the link, the steps and the hint are there", async () => {
    const page = await confirmed.visit({ javaScriptEnabled: false });
    await page.goto(`${confirmed.address}/donate`);
    expect(await page.locator("noscript iframe").count()).toBe(1);
    expect(await link(page).isVisible()).toBe(true);
    expect(await main(page).innerText()).toContain(giving.frameMissing);
    expect(await page.locator("[data-copy]").first().isVisible()).toBe(false);
  });
});

describe("giving with a provider that refuses to be framed", () => {
  it("still links to the giving page, and names no numbers that nobody has confirmed", async () => {
    const page = await openGiving(unconfirmed, {
      headers: { "x-frame-options": "DENY" },
      expects: [/X-Frame-Options|frame/i],
    });
    const refused = page.waitForEvent("console", (message) => message.type() === "error");
    await page.locator("iframe").scrollIntoViewIfNeeded();
    await refused;
    expect(await main(page).innerText()).not.toContain(giving.mobileMoney.heading);
    await link(page).click();
    await page.getByRole("heading", { name: "Thank you for giving" }).waitFor();
  });
});
