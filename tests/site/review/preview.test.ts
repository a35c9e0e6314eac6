import { createHash } from "node:crypto";
import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startOutput } from "#scripts/build/output.ts";
import { compareSites } from "#scripts/review/compare/compare-sites.ts";
import { writePreview } from "#scripts/review/preview/write-preview.ts";
import { reviewData } from "#scripts/review/review-data.ts";
import { serveSite } from "#scripts/serve/static-server.ts";
import { axeFaults, overflow } from "#tests/support/browser/faults.ts";
import { phone, siteAt } from "#tests/support/browser/site.ts";
import { testSites } from "#tests/support/browser/test-sites.ts";
import { frozenContent, textsIn } from "#tests/support/content-folder.ts";
import { madeReview } from "#tests/support/review/made-review.ts";
import { editsOfWords, stateOfWords } from "#tests/support/review/state-of-words.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const edits: [file: string, from: string, to: string][] = [
  ["pages/home.yaml", "we help girls stay in", "we help <b>girls</b> & boys stay in"],
  ["pages/home.yaml", "heading: Latest news", "heading: What is new"],
  ["pages/about.yaml", "what we believe in", "what we hope for"],
  ["site.yaml", "+254 700 000 000", "+254 700 000 001"],
];
let served: Awaited<ReturnType<typeof serveSite>> | undefined;
const site = siteAt(() => served?.address ?? "");

beforeAll(async () => {
  const texts = await textsIn(frozenContent);
  const changed = { ...texts };
  for (const [file, from, to] of edits) changed[file] = (changed[file] ?? "").replace(from, to);
  const assets = await builtAssets();
  const [before, after] = [await stateOfWords(texts, assets), await stateOfWords(changed, assets)];
  const found = await editsOfWords(texts, changed);
  const { marks, ...compared } = await compareSites(before, after, found);
  const review = reviewData({ ...madeReview([]), edits: found, site: compared });
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
  served = await serveSite({ folder: preview, port: 0 });
});
afterAll(() => void served?.server.close());

/** What the pages of the frozen site share. */
async function builtAssets() {
  const page = await readFile(path.join(testSites.frozen, "index.html"), "utf8");
  const found = (pattern: RegExp) => pattern.exec(page)?.[1] ?? "";
  const text = found(/<style>([^]*?)<\/style>/);
  const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
  const integrity = found(/ integrity="([^"]+)"/);
  const script = found(/<script type="module" src="([^"]+)"/);
  return {
    styles: "",
    script,
    integrity,
    fonts: [],
    weights: new Map(),
    inlineStyle: { text, hash },
  };
}

const panel = (page: Page) => page.locator("aside.review .review-panel");
const counter = (page: Page) => page.locator(".review-counter").textContent();

describe("a changed page of a preview", () => {
  it("opens with its changes outlined, their words marked and the first one told", async () => {
    const page = await site.open("/");
    expect(await counter(page)).toBe("Change 1 of 3");
    const outlined = page.locator("main [data-change]").first();
    expect(await outlined.evaluate((one) => getComputedStyle(one).outlineStyle)).not.toBe("none");
    const marked = await page.evaluate(() =>
      [...(CSS.highlights.get("review-words") ?? [])].map((one) => (one as Range).toString()),
    );
    expect(marked.join(" | ")).toContain("<b>girls</b> & boys");
    expect(await panel(page).locator("b").count()).toBe(0);
    expect((await panel(page).locator("ins").allTextContents()).join()).toContain("boys");
    // The phone in the footer comes before sentences.
    expect(await page.locator(".review-here").first().isVisible()).toBe(true);
  });

  it("is one press away from the page as it was, and each change is told there too", async () => {
    const page = await site.open("/");
    await page.getByRole("link", { name: "As it is now" }).click();
    await page.waitForURL(/_review\/before/);
    expect(await page.locator("main").textContent()).toContain("we help girls stay in");
    await page.getByRole("link", { name: "As it will be" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("leads from change to change, the gravest first and in view, and on to the next page", async () => {
    const page = await site.open("/", { viewport: phone });
    expect(await page.locator(".review-here").first().isVisible()).toBe(true);
    for (const number of [2, 3]) {
      await page.getByRole("button", { name: "→" }).click();
      expect(await counter(page)).toBe(`Change ${number} of 3`);
    }
    await page.getByRole("button", { name: "→" }).click();
    await page.waitForURL("**/about*");
  });

  it("tells its changes as a list where no script runs", async () => {
    const page = await site.open("/about", { javaScriptEnabled: false });
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
      const page = await site.open(address, { viewport: phone });
      // What the panel lies over is no fault of the page.
      const bar = page.locator(".review-counter");
      if (await bar.isVisible()) await bar.click();
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      expect(await axeFaults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );

  it("lists what changed with contents, the gravest first, and leads to the place", async () => {
    const page = await site.open("/_review/index.html");
    const groups = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    expect(await groups.first().getAttribute("href")).toBe("#contact");
    await page.getByRole("link", { name: "/about", exact: true }).first().click();
    await page.waitForURL("**/about#c*");
  });

  it("is kept from search engines, on the page and by its headers", async () => {
    const page = await site.open("/");
    const response = await page.request.get(page.url());
    expect(response.headers()["x-robots-tag"]).toBe("noindex");
    expect(await page.locator('meta[name="robots"]').first().getAttribute("content")).toBe(
      "noindex",
    );
  });
});
