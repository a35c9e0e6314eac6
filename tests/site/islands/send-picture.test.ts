import { expect, it } from "vitest";
import { sheetsOn } from "#tests/support/browser/reading.ts";
import { settled } from "#tests/support/browser/settling.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";
import { runBeforePages } from "#tests/support/browser/visitor.ts";

const site = openSite();
const link = "a[data-picture]";

it("the picture of a cloth is shared with the share menu of a phone that takes files, like a post's address", async () => {
  const page = await site.visit({ viewport: phone });
  await runBeforePages(page, () =>
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === "image/png",
      share: async ({ files: [file] = [], title, url }: ShareData) => {
        document.title = `${title}: ${file ? `${file.name}, ${file.size} bytes` : url}`;
      },
    }),
  );
  await page.goto(`${site.address}/leso`);
  await page.locator(link).first().click();
  const saying = await page.locator(".leso-card [aria-label]").first().getAttribute("aria-label");
  await expect
    .poll(() => page.title())
    .toMatch(new RegExp(`^${saying}: [a-z-]+\\.png, \\d{5,} bytes$`));
  let opened = 0;
  await page.route(/\.png$/, (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    opened += 1;
    return route.abort("aborted");
  });
  // After an error the picture opens; closing the menu changes nothing.
  for (const name of ["DataError", "AbortError"]) {
    await page.evaluate((reason) => {
      navigator.share = () => Promise.reject(new DOMException("", reason));
    }, name);
    await page.locator(link).first().click();
    await settled(page);
    await expect.poll(() => opened).toBe(1);
  }
  await page.goto(`${site.address}/blog/1`);
  await page.locator("[data-share]").click();
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await expect.poll(() => page.title()).toBe(`${heading}: ${canonical}`);
});

it.each([true, false])(
  "the picture of a cloth is downloaded elsewhere, with scripts: %s",
  async (javaScriptEnabled) => {
    const page = await site.visit({ javaScriptEnabled });
    await runBeforePages(page, () => Object.assign(navigator, { canShare: () => false }));
    await page.goto(`${site.address}/leso/mgeni-njoo`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(link).click(),
    ]);
    expect(download.suggestedFilename()).toBe("mgeni-njoo.png");
  },
);

it("the picture of a cloth is printed although browsers print no backgrounds, one card per sheet", async () => {
  const page = await site.open("/leso");
  const cards = await page.locator(".leso-card").count();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".leso-card svg").first().isVisible()).toBe(true);
  // The words are on the back of the folded card.
  const turn = await page
    .locator(".leso-card > div")
    .first()
    .evaluate((back) => getComputedStyle(back).rotate);
  expect(turn).toBe("180deg");
  expect(await sheetsOn(page, "A4")).toBe(cards);
});
