import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";

import { openLibrary } from "#app/library/library.server.ts";
import { siteWith } from "#tests/support/browser/site-with.ts";

const { giving } = (await openLibrary()).donate;
const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** Starts a stand-in for the provider's page; its headers decide whether it may be framed. */
async function provider(headers: Record<string, string> = {}) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html", ...headers });
    response.end(
      "<!doctype html><html lang=en><title>Give</title><h1>Thank you for giving</h1></html>",
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function siteGivingAt(origin: () => Promise<string>, paybill = "") {
  return siteWith(async () => {
    const address = await origin();
    const change = (text: string) =>
      text
        .replaceAll("https://www.mchanga.africa", address)
        .replace('fundraiserId: "000000"\n', (line) => line + paybill);
    return { file: "pages/donate.yaml", change };
  });
}

const letThrough = (page: Page) =>
  page.route(/^http:\/\/localhost:\d+\/fundraiser/, (route) => route.continue());
const main = (page: Page) => page.getByRole("main");
const link = (page: Page) => main(page).getByRole("link", { name: giving.open }).last();

describe("giving with an honest provider", () => {
  const site = siteGivingAt(provider, '  paybill: { number: "123456", account: GIRLS }\n');
  const open = async (prepare?: (page: Page) => Promise<unknown>, expects: RegExp[] = []) => {
    const page = await site.newPage({ expects });
    await letThrough(page);
    await prepare?.(page);
    await page.goto(`${site.address}/donate`);
    return page;
  };

  it("shows its page in the frame and hints at the link after eight seconds, politely", async () => {
    const page = await open((one) => one.clock.install());
    const frame = page.locator("iframe");
    await frame.scrollIntoViewIfNeeded();
    await page.frameLocator("iframe").getByRole("heading").waitFor();
    const hint = page.locator("[data-giving-hint]");
    await page.clock.runFor(7_000);
    expect(await hint.textContent()).toBe("");
    await page.clock.runFor(3_000);
    await expect.poll(() => hint.textContent()).toBe(giving.frameMissing);
    expect(await hint.getAttribute("role")).toBe("status");
  });

  it("tells the steps for M-Pesa first, as plain text with numbers to copy", async () => {
    const page = await open();
    const text = await main(page).innerText();
    expect(text.indexOf("123456")).toBeGreaterThan(0);
    expect(text.indexOf("123456")).toBeLessThan(text.indexOf(giving.heading));
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await main(page).getByRole("button", { name: /GIRLS/ }).click();
    await page.getByText(giving.mobileMoney.copied, { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("GIRLS");
  });

  it.each([
    [
      "saves data",
      () => Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    ],
    ["is offline", () => Object.defineProperty(navigator, "onLine", { get: () => false })],
  ])("loads nothing of it for who %s, until asked", async (_name, pretend) => {
    const page = await open((one) => one.addInitScript(pretend));
    const button = main(page).getByRole("button", { name: giving.show });
    await button.scrollIntoViewIfNeeded();
    expect(await page.locator("iframe").count()).toBe(0);
    expect(await link(page).isVisible()).toBe(true);
    await button.click();
    await page.frameLocator("iframe").getByRole("heading").waitFor();
    expect(await button.isVisible()).toBe(false);
  });

  it("leaves the link and the steps where the frame is blocked", async () => {
    const page = await site.newPage();
    await page.route(/^http:\/\/localhost:\d+\/fundraiser/, (route) => route.abort());
    await page.goto(`${site.address}/donate`);
    await page.locator("iframe").scrollIntoViewIfNeeded();
    expect(await link(page).isVisible()).toBe(true);
    expect(await main(page).innerText()).toContain("123456");
  });

  it("works without JavaScript: the frame, the link, the steps and the hint are there", async () => {
    const page = await site.visit({ javaScriptEnabled: false });
    await letThrough(page);
    await page.goto(`${site.address}/donate`);
    expect(await page.locator("noscript iframe").count()).toBe(1);
    expect(await link(page).isVisible()).toBe(true);
    expect(await main(page).innerText()).toContain(giving.frameMissing);
    expect(await page.locator("[data-copy]").first().isVisible()).toBe(false);
  });

  it("is the only third party, and on this page only", async () => {
    const policies = await Promise.all(
      ["/donate", "/contact"].map(async (address) => {
        const { headers } = await fetch(site.address + address);
        return `${headers.get("content-security-policy")} ${headers.get("permissions-policy")}`;
      }),
    );
    expect(policies[0]).toMatch(
      /frame-src http:\/\/localhost:\d+;.*payment=\(self "http:\/\/localhost:\d+"\)/,
    );
    expect(policies[1]).toMatch(/frame-src 'none';.*payment=\(\)/);
  });
});

describe("giving with a provider that refuses to be framed", () => {
  const site = siteGivingAt(() => provider({ "X-Frame-Options": "DENY" }));

  it("still links to the giving page beside the frame", async () => {
    const page = await site.newPage({ expects: [/X-Frame-Options|frame/i] });
    await letThrough(page);
    await page.goto(`${site.address}/donate`);
    const refused = page.waitForEvent("console", (message) => message.type() === "error");
    await page.locator("iframe").scrollIntoViewIfNeeded();
    await refused;
    await link(page).click();
    await page.getByRole("heading", { name: "Thank you for giving" }).waitFor();
  });

  it("says nothing of M-Pesa numbers that nobody has confirmed", async () => {
    const page = await site.visit({ expects: [/X-Frame-Options|frame/i] });
    await letThrough(page);
    await page.goto(`${site.address}/donate`);
    const refused = page.waitForEvent("console", (message) => message.type() === "error");
    await page.locator("iframe").scrollIntoViewIfNeeded();
    await refused;
    expect(await main(page).innerText()).not.toContain(giving.mobileMoney.heading);
  });
});
