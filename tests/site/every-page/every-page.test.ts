import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { postAddress } from "#app/library/addresses.ts";
import { openLibrary } from "#app/library/library.server.ts";
import {
  desk,
  everyAddress,
  notFoundMessage,
  openSite,
  phone,
} from "#tests/support/browser/site.ts";

const { posts, site: organization } = await openLibrary();
const site = openSite();
/** The scripts that each page requested without any interaction. */
const scriptsOf = new Map<string, string[]>();

for (const { address, status } of everyAddress) {
  it(`${address} answers ${status} with one main heading, labeled landmarks and no trouble`, async () => {
    const page = await site.visit({ expects: status === 404 ? [notFoundMessage] : [] });
    const scripts: string[] = [];
    scriptsOf.set(address, scripts);
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const answer = await page.goto(site.address + address);
    expect(answer?.status()).toBe(status);
    expect(answer?.headers()["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(await page.getAttribute("html", "lang")).toBe(organization.language);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      expect(await page.getByRole(landmark).count(), landmark).toBe(1);
    }
    const names = await navigationNames(page);
    expect(names.length).toBeGreaterThanOrEqual(2);
    expect(names).not.toContain("");
    expect(new Set(names).size).toBe(names.length);

    // The content of <noscript> must not show up as visible code.
    expect(await page.locator("body").innerText()).not.toMatch(/<\/?[a-z]+[ >]/);

    for (const size of [{ width: 320, height: 568 }, phone, desk]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(widestPart), `${size.width} px`).toBeLessThanOrEqual(size.width);
    }
    // Scrolling loads the lazy parts as well, and reveals any trouble with them.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
  });
}

it("requests one small script per page and no more until somebody interacts with it", async () => {
  const all = [...scriptsOf.values()];
  expect(all.map((scripts) => scripts.length)).toEqual(everyAddress.map(() => 1));
  for (const script of new Set(all.flat())) {
    const bytes = new Uint8Array(await (await fetch(script)).arrayBuffer());
    expect(brotliCompressSync(bytes).length, script).toBeLessThanOrEqual(3000);
  }
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

it.each(["/blog", "/donate", "/privacy", postAddress(posts[0]?.id ?? "")])(
  "prints %s with its heading and without the frame of the site",
  async (address) => {
    const page = await site.open(address);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(await page.locator("body > header").isVisible()).toBe(false);
    expect(await page.locator("body > footer").isVisible()).toBe(false);
  },
);

async function navigationNames(page: Page) {
  const tree = await page.locator("body").ariaSnapshot();
  return [...tree.matchAll(/- navigation(.*):/g)].map(([, name = ""]) => name.trim());
}

function widestPart() {
  return document.scrollingElement?.scrollWidth ?? Infinity;
}
