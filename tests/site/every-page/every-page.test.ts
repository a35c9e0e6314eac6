import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import {
  countChecks,
  faultsInEveryScheme,
  faultsInLight,
} from "#tests/support/browser/accessibility.ts";
import {
  cutParts,
  loadLazyParts,
  navigationNames,
  overflow,
  smallTargets,
  widenText,
} from "#tests/support/browser/page-faults.ts";
import { lateFonts, vitals } from "#tests/support/browser/settling.ts";
import {
  siteAddressesOf,
  checkedSizes,
  desk,
  isMatrix,
  isOneOfTemplate,
  notFoundMessage,
  openSite,
  phone,
} from "#tests/support/browser/site.ts";

// What has to hold for whatever writers say.
const everyAddress = siteAddressesOf("real");
const site = openSite("real");
countChecks("pages", everyAddress.length);

// Everything about a page at a size is checked in one visit, and all its faults are told at once.
const soft = expect.soft;

describe.each(everyAddress)("$address", (place) => {
  const { address, status } = place;
  const expects = status === 404 ? [notFoundMessage] : [];
  // Pages of one template differ in their words, which have the least room on a phone.
  const sizes = isOneOfTemplate(place) ? checkedSizes : [phone];

  it.each(sizes)("is in order for every reader at $width × $height px", async (viewport) => {
    const page = await site.visit({ expects, viewport });
    const scripts = scriptsOf(page);
    // Fonts come late on a phone, and there only, because each visit then waits for them.
    const fonts = viewport === phone ? await lateFonts(page) : undefined;
    const answer = await page.goto(site.address + address);

    soft(answer?.status(), "status").toBe(status);
    soft(answer?.headers()["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/);
    soft((await vitals(page)).shift, "layout shift").toBeLessThan(0.005);
    // The page for somebody in danger has none.
    const late = fonts?.();
    if (address !== "/help") soft(late, "fonts that arrived late").not.toBe(0);
    await expectStructure(page);

    // A scheme looks the same at every size, but for what the matrix finds.
    const inEveryScheme = isOneOfTemplate(place) && (isMatrix || viewport === phone);
    const faults = await (inEveryScheme ? faultsInEveryScheme(page) : faultsInLight(page));
    soft(faults, "axe").toEqual([]);
    soft(await smallTargets(page), "targets too small").toEqual([]);
    soft(await overflow(page), "pixels beyond the window").toBe(0);

    await loadLazyParts(page);
    soft(scripts, "scripts before any interaction").toHaveLength(1);
    for (const script of scripts) soft(await weightOf(script), script).toBeLessThanOrEqual(3000);

    await widenText(page);
    soft(await cutParts(page), "cut off with wide text").toEqual([]);
    soft(await overflow(page), "pixels beyond the window with wide text").toBe(0);

    await page.emulateMedia({ reducedMotion: "reduce" });
    const moving = await page.evaluate(() => document.getAnimations().length);
    soft(moving, "parts that move with reduced motion").toBe(0);
    if (viewport === desk) await expectPrinted(page);
  });
});

it("begins with a skip link that moves the focus into the page", async () => {
  const page = await site.open("/");
  await page.keyboard.press("Tab");
  const link = page.locator(":focus");
  expect(await link.getAttribute("href")).toBe("#main");
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  expect(await page.locator(":focus").evaluate((focused) => focused.localName)).toBe("main");
});

async function expectStructure(page: Page) {
  soft(await page.getAttribute("html", "lang"), "language").toMatch(/^(en|sw)(-[A-Z]{2})?$/);
  soft(await page.getByRole("heading", { level: 1 }).count(), "main headings").toBe(1);
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    soft(await page.getByRole(landmark).count(), landmark).toBe(1);
  }
  const navigations = page.getByRole("navigation", { includeHidden: true });
  soft(await navigations.count(), "navigations").toBeGreaterThanOrEqual(2);
  const names = await navigationNames(page);
  soft(names, "names of navigations").not.toContain("");
  soft(new Set(names).size, "different names of navigations").toBe(names.length);
  // The content of <noscript> must not show up as visible code.
  soft(await page.locator("body").innerText(), "text").not.toMatch(/<\/?[a-z]+[ >]/);
}

/** A page is printed with its heading and without the frame of the site. */
async function expectPrinted(page: Page) {
  await page.emulateMedia({ media: "print" });
  soft(await page.locator("h1").isVisible(), "heading in print").toBe(true);
  soft(await page.locator("body > header").isVisible(), "header in print").toBe(false);
  soft(await page.locator("body > footer").isVisible(), "footer in print").toBe(false);
}

/** The scripts that a page requests from now on. */
function scriptsOf(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

async function weightOf(script: string) {
  const bytes = new Uint8Array(await (await fetch(script)).arrayBuffer());
  return brotliCompressSync(bytes).length;
}
