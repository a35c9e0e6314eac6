import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { pageWords } from "#app/content/contents.ts";
import { axeFaults } from "#tests/support/browser/faults.ts";
import { stopClock } from "#tests/support/browser/settling.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";
import { paybill } from "#tests/support/browser/test-sites.ts";
import { runBeforePages } from "#tests/support/browser/visitor.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const contents = await frozenContents();
const donate = pageWords(contents, "donate");
const { giving, provider } = donate;
const confirmed = openSite("variant");

const main = (page: Page) => page.getByRole("main");
const link = (page: Page, name = giving.open) => main(page).getByRole("link", { name }).last();
const inside = (page: Page) => page.frameLocator("iframe").getByRole("heading");

/** The provider's frame, with its words. */
function frameOn(page: Page, words = giving) {
  const attributes = `[src="${provider.frame}"][title="${words.frameTitle}"][height="600"]`;
  return page.locator(`iframe[allow=payment][referrerpolicy=strict-origin]${attributes}`);
}

/** Opens the donate page with a replacement for the provider. */
async function openGiving(page: Page) {
  const body =
    "<!doctype html><html lang=en><title>Give</title><h1>Thank you for giving</h1></html>";
  await page.route(`${provider.page}*`, (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  // With a query, because a visit replaces the provider only at the bare address; a frame without a
  // response may delay the page's load event.
  await page.goto(`${confirmed.address}/donate?answered`, { waitUntil: "domcontentloaded" });
}

it("giving is a frame 600 px high, with a link beside it and a hint after eight seconds", async () => {
  const page = await confirmed.visit({ isNew: true, viewport: phone });
  await stopClock(page);
  await openGiving(page);
  const frame = frameOn(page);
  const hint = page.locator("[data-giving-hint]");
  expect((await frame.boundingBox())?.height).toBe(600);
  // Nobody waits for a frame that is not seen yet.
  await page.clock.runFor(9_000);
  expect(await hint.textContent()).toBe("");
  expect(await link(page).getAttribute("href")).toBe(provider.page);
  expect(await main(page).getByRole("button", { name: giving.show }).isVisible()).toBe(false);
  await frame.scrollIntoViewIfNeeded();
  await inside(page).waitFor();
  expect(await frame.getAttribute("class")).toContain("bg-on-cloth");
  await page.clock.runFor(7_900);
  expect(await hint.textContent()).toBe("");
  await page.clock.runFor(1_000);
  await expect.poll(() => hint.textContent()).toBe(giving.frameMissing);
  expect(await hint.getAttribute("role")).toBe("status");
});

it("giving has M-Pesa numbers to copy", async () => {
  const page = await confirmed.visit({ permissions: ["clipboard-read", "clipboard-write"] });
  await openGiving(page);
  const buttons = main(page).locator("[data-copy]");
  const sign = (step: Element) => getComputedStyle(step).listStyleType;
  expect(await buttons.first().locator("xpath=ancestor::li").evaluate(sign)).toBe("decimal");
  for (const [at, number] of [paybill.number, paybill.account].entries()) {
    await buttons.nth(at).click();
    await page.getByText(giving.mobileMoney!.copied, { exact: true }).nth(at).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  }
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error())));
  await buttons.first().click();
  await page.getByText(giving.mobileMoney!.copyFailed, { exact: true }).waitFor();
  await runBeforePages(page, () => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  await openGiving(page);
  expect(await buttons.first().isVisible()).toBe(false);
});

it.each([
  [
    "saves data",
    () => Object.defineProperties(navigator, { connection: { value: { saveData: true } } }),
  ],
  ["is offline", () => Object.defineProperties(navigator, { onLine: { value: false } })],
])("giving loads nothing for a visitor who %s, until asked", async (_visitor, pretend) => {
  const page = await confirmed.visit();
  await runBeforePages(page, pretend);
  await openGiving(page);
  const button = main(page).getByRole("button", { name: giving.show });
  await button.scrollIntoViewIfNeeded();
  expect(await page.locator("iframe").count()).toBe(0);
  expect(await link(page).isVisible()).toBe(true);
  expect(await axeFaults(page)).toEqual([]);
  await button.click();
  await inside(page).waitFor();
  expect(await button.isVisible()).toBe(false);
});

it("giving has the frame, the link, the steps and the hint in the page's language without JavaScript", async () => {
  const words = contents.languages[1]!.donate!.giving;
  const page = await confirmed.open("/sw/donate", { javaScriptEnabled: false });
  expect(await frameOn(page, words).count()).toBe(1);
  expect(await link(page, words.open).isVisible()).toBe(true);
  expect(await main(page).innerText()).toContain(words.frameMissing);
  expect(await page.locator("[data-copy]").first().isVisible()).toBe(false);
});
