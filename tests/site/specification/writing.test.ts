import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFaults, overflow, smallTargets } from "#tests/support/browser/faults.ts";
import { styleOf } from "#tests/support/browser/reading.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";
import { variantPath, writingPage } from "#tests/support/browser/test-sites.ts";

const site = openSite("variant");
const answer = (page: Page) => page.getByText("Somebody looks after the children.");
const look = (page: Page, part: string, property: string, place?: string) =>
  styleOf(page.locator(`.prose ${part}`).first(), property, place);

it("a text with every element is accessible in light and dark, and fits a phone", async () => {
  const page = await site.open(writingPage, { viewport: phone });
  expect(await overflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  const box = page.locator(".table-box").first();
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  for (const summary of await page.locator("main summary").all()) await summary.click();
  expect(await axeFaults(page, ["light", "dark"])).toEqual([]);
  for (const [part, property, value, place] of [
    ["ol > li", "list-style-type", "decimal"],
    ["ul > li", "list-style-type", "square"],
    [".cell-end", "text-align", "end"],
    [".cell-middle", "text-align", "center"],
    ["p a", "text-decoration-line", "underline"],
    ["blockquote", "border-left-width", "6px"],
    ["thead th", "border-bottom-width", "3px"],
    [".quotation figcaption", "content", '"— " / ""', "::before"],
  ] as const)
    expect(await look(page, part, property, place), part).toBe(value);
  const [words, headings] = ["p", "h2"].map((part) => look(page, part, "font-size"));
  expect(await headings).not.toBe(await words);
});

it("a text with every element opens its answers without JavaScript, and prints them all", async () => {
  const page = await site.open(writingPage, { javaScriptEnabled: false });
  expect(await answer(page).isVisible()).toBe(false);
  const columns = await look(page, ".photo-row", "grid-template-columns");
  expect(columns).toContain("px ");
  await page.emulateMedia({ media: "print" });
  expect(await answer(page).isVisible()).toBe(true);
  // Paper does not scroll.
  expect(await look(page, ".table-box", "overflow-x")).toBe("visible");
  for (const start of ["https", `${variantPath}/files/`]) {
    const [href, after] = await page
      .locator(`.prose a[href^="${start}"]`)
      .first()
      .evaluate((link) => [link.getAttribute("href"), getComputedStyle(link, "::after").content]);
    expect(after).toBe(`" (${href})"`);
  }
  await page.emulateMedia({ media: "screen" });
  await page.getByText("May I bring my child?").click();
  expect(await answer(page).isVisible()).toBe(true);
});
