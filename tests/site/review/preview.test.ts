import { cp } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { startOutput } from "#scripts/build/output.ts";
import { editsBetween } from "#scripts/review/edits/edits-between.ts";
import { compareSites } from "#scripts/review/pages/compare-sites.ts";
import { writePreview } from "#scripts/review/preview/write-preview.ts";
import { reviewData } from "#scripts/review/review-data.ts";
import { serveSite } from "#scripts/serve/static-server.ts";
import { faultsInLight } from "#tests/support/browser/accessibility.ts";
import { overflow } from "#tests/support/browser/page-faults.ts";
import { openBrowser, phone } from "#tests/support/browser/site.ts";
import { testSites } from "#tests/support/browser/test-sites.ts";
import { returningVisitors, type VisitOptions } from "#tests/support/browser/visits.ts";
import { builtAssets } from "#tests/support/built-assets.ts";
import { frozenContent, textsIn } from "#tests/support/frozen-content.ts";
import { stateOfWords } from "#tests/support/review/state-of-words.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const edits: [file: string, from: string, to: string][] = [
  ["pages/home.yaml", "we help girls stay in", "we help <b>girls</b> & boys stay in"],
  ["pages/home.yaml", "heading: Latest news", "heading: What is new"],
  ["pages/about.yaml", "what we believe in", "what we hope for"],
  ["site.yaml", "+254 700 000 000", "+254 700 000 001"],
];
let close = () => {};
let opened: { address: string; visitors: ReturnType<typeof returningVisitors> } | undefined;

beforeAll(async () => {
  const texts = await textsIn(frozenContent);
  const changed = { ...texts };
  for (const [file, from, to] of edits) changed[file] = (changed[file] ?? "").replace(from, to);
  const assets = builtAssets(testSites.frozen);
  const [before, after] = [await stateOfWords(texts, assets), await stateOfWords(changed, assets)];
  const found = editsBetween(texts, changed);
  const { marks, ...site } = await compareSites(before, after, found);
  const commits = { base: "a".repeat(40), head: "b".repeat(40) };
  const review = reviewData({ ...commits, findings: [], files: [], edits: found, site });
  const preview = path.join(folder, "preview");
  const next = startOutput(preview);
  await cp(path.join(testSites.frozen, "assets"), path.join(next.folder, "assets"), {
    recursive: true,
  });
  await writePreview({
    next,
    output: preview,
    assets,
    review,
    marks,
    before,
    after,
    head: frozenContent,
  });
  const { server, address } = await serveSite({ folder: preview, port: 0 });
  const visitors = returningVisitors(await openBrowser(), address);
  opened = { address, visitors };
  close = () => void server.close();
});
afterAll(async () => {
  await opened?.visitors.dismiss();
  close();
});

async function open(address: string, options?: VisitOptions): Promise<Page> {
  if (!opened) throw new Error("The preview is open only while tests run.");
  const { page, end } = await opened.visitors.visit(options);
  onTestFinished(end);
  await page.goto(opened.address + address);
  return page;
}

const panel = (page: Page) => page.locator("aside.review .review-panel");
const counter = (page: Page) => page.locator(".review-counter").textContent();

describe("a changed page of a preview", () => {
  it("opens with its changes outlined, their words marked and the first one told", async () => {
    const page = await open("/");
    expect(await counter(page)).toBe("Change 1 of 3");
    const outlined = page.locator("main [data-change]").first();
    expect(await outlined.evaluate((one) => getComputedStyle(one).outlineStyle)).not.toBe("none");
    const marked = await page.evaluate(() =>
      [...(CSS.highlights.get("review-words") ?? [])].map((one) => (one as Range).toString()),
    );
    expect(marked.join(" | ")).toContain("<b>girls</b> & boys");
    expect(await panel(page).locator("b").count()).toBe(0);
    expect(await panel(page).locator("li:not([hidden]) ins").first().textContent()).toContain(
      "boys",
    );
  });

  it("is one key away from the page as it was, and each change is told there too", async () => {
    const page = await open("/");
    await page.keyboard.press("Alt+KeyB");
    await page.waitForURL(/_review\/before/);
    expect(await page.locator("main").textContent()).toContain("we help girls stay in");
    expect(await counter(page)).toBe("Change 1 of 3");
    await page.keyboard.press("Alt+KeyB");
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("leads by keyboard from change to change, and on to the next changed page", async () => {
    const page = await open("/");
    for (const number of [2, 3]) {
      await page.keyboard.press("Alt+ArrowDown");
      expect(await counter(page)).toBe(`Change ${number} of 3`);
    }
    await page.keyboard.press("Alt+ArrowDown");
    await page.waitForURL("**/about*");
    await page.keyboard.press("Escape");
    expect(await panel(page).isVisible()).toBe(false);
  });

  it("tells its changes as a list where no script runs", async () => {
    const page = await open("/about", { javaScriptEnabled: false });
    expect(await panel(page).locator("li[data-part]").count()).toBe(1);
    expect(await panel(page).getByRole("link").last().getAttribute("href")).toBe(
      "/_review/index.html",
    );
  });
});

describe("a preview", () => {
  it.each(["/", "/_review/index.html", "/_review/before/about"])(
    "has nothing that axe or a phone objects to on %s",
    async (address) => {
      const page = await open(address, { viewport: phone });
      expect(await faultsInLight(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );

  it("lists what changed with contents, the gravest first, and leads to the place", async () => {
    const page = await open("/_review/index.html");
    const groups = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    expect(await groups.first().getAttribute("href")).toBe("#contact");
    await page.getByRole("link", { name: "/about", exact: true }).first().click();
    await page.waitForURL("**/about#c*");
  });

  it("is kept from search engines, on the page and by its headers", async () => {
    const page = await open("/");
    const response = await page.request.get(page.url());
    expect(response.headers()["x-robots-tag"]).toBe("noindex");
    expect(await page.locator('meta[name="robots"]').first().getAttribute("content")).toBe(
      "noindex",
    );
  });
});
