import path from "node:path";

import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import {
  axeViolations,
  contrastViolations,
  forcedColorViolations,
} from "#tests/support/browser/axe.ts";
import { overflow, smallTargets } from "#tests/support/browser/page-faults.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";
import { testSites, writingPage } from "#tests/support/browser/test-sites.ts";

const address = writingPage;
const site = openSite("variant");
const answer = (page: Page) => page.getByText("Somebody looks after the children.");

describe("a text with everything that it may hold", () => {
  it("is valid HTML", async () => {
    const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
    const file = path.join(testSites.variant, `${writingPage}.html`);
    const { results } = await validator.validateFile(file);
    const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect(faults).toEqual([]);
  });

  it("is for everybody, in light, dark and forced colors", async () => {
    const page = await site.open(address);
    for (const summary of await page.locator("summary").all()) await summary.click();
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastViolations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await forcedColorViolations(page)).toEqual([]);
  });

  it.each([phone, { width: 320, height: 480 }])("fits a window of $width pixels", async (size) => {
    const page = await site.open(address, { viewport: size });
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    const box = page.getByRole("region", { name: "What a term costs" });
    expect(await box.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
    await box.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  });

  it("leads from a footnote back to where it was, and to a named heading", async () => {
    const page = await site.open(address);
    await page.getByRole("main").getByRole("link", { name: "2", exact: true }).first().click();
    expect(new URL(page.url()).hash).toBe("#footnote-2");
    await page.locator("#footnote-2").getByRole("link").click();
    expect(new URL(page.url()).hash).toBe("#footnote-2-from");
    await page.goto(`${site.address}${address}#notes`);
    expect(await page.locator("h2:target").count()).toBe(1);
  });

  it("opens its answers without scripts, and prints them all", async () => {
    const page = await site.open(address, { javaScriptEnabled: false });
    expect(await answer(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await answer(page).isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
    await page.getByText("May I bring my child?").click();
    expect(await answer(page).isVisible()).toBe(true);
  });
});
