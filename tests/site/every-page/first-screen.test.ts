import { expect, it } from "vitest";
import { openSite } from "#tests/support/browser/site.ts";

const site = openSite();

it.each(["/", "/sw"])(
  "the first cloth of %s ends at the edge of common windows",
  async (address) => {
    const page = await site.open(address);
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [768, 1024],
      [1280, 720],
      [1366, 625],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const cloth = await page.locator(".window-cloth").boundingBox();
      const end = cloth ? cloth.y + cloth.height : Infinity;
      expect.soft(Math.round(end), `${width} × ${height}`).toBe(height);
    }
  },
);

it.each(["/", "/sw"])("the headline of %s breaks after its commas", async (address) => {
  const page = await site.open(address);
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator("h1").evaluate((heading) => {
      const { height, lineHeight } = getComputedStyle(heading);
      return Math.round(parseFloat(height) / parseFloat(lineHeight));
    });
    expect(lines, `at ${width} px`).toBe(3);
  }
});

it("the hands of /get-involved are whole in common windows", async () => {
  const page = await site.open("/get-involved");
  for (const [width, height] of [
    [360, 740],
    [1366, 657],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hands = await page.locator("main .cloth > .cloth-art:last-child").first().boundingBox();
    const end = hands ? hands.y + hands.height : Infinity;
    expect.soft(end, `${width} × ${height}`).toBeLessThanOrEqual(height);
  }
});

it.each(["/about", "/404"])("%s ends with one border above the footer", async (address) => {
  const page = await site.open(address);
  await page.locator("main .cloth > .cloth-art").first().waitFor();
  const end = await page.locator("main").evaluate((main) => main.getBoundingClientRect().bottom);
  const arts = await page
    .locator("main .cloth-art")
    .evaluateAll((all) => all.map((art) => art.getBoundingClientRect().bottom));
  expect(Math.max(...arts)).toBeLessThan(end);
  await page.locator("footer > .cloth-art:first-child").waitFor();
});

it("in the colours of a system, no pattern is behind words, no words keep their own, and what has a background has a border", async () => {
  const page = await site.visit();
  for (const address of ["/", "/donate", "/contact"]) {
    await page.emulateMedia({ forcedColors: null });
    await page.goto(site.address + address);
    // A skip link is shown with the ring of its focus only.
    const controls = page.locator("a:not(.skip-link), button, input, textarea");
    const isPainted = await controls.evaluateAll((all) =>
      all.map((box) => !/, 0\)$/.test(getComputedStyle(box).backgroundColor)),
    );
    await page.emulateMedia({ forcedColors: "active" });
    const bare = await controls.evaluateAll((all, painted) => {
      const faulty = all.filter((box, at) => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(box);
        const isBare = borderTopWidth === "0px" || borderBottomWidth === "0px";
        return painted[at] && isBare && box.checkVisibility();
      });
      return faulty.map((box) => box.outerHTML.slice(0, 90));
    }, isPainted);
    const patterns = await page.locator("body *").evaluateAll((all) => {
      const faulty = all.filter((box) => {
        const { backgroundImage, borderImageSource } = getComputedStyle(box);
        const isPattern = backgroundImage !== "none" || borderImageSource !== "none";
        return isPattern && !!box.textContent?.trim() && box.checkVisibility();
      });
      return faulty.map((box) => box.outerHTML.slice(0, 90));
    });
    const words = await page.locator("body *").evaluateAll((all) => {
      const faulty = all.filter(
        (box) => getComputedStyle(box).forcedColorAdjust === "none" && !!box.textContent?.trim(),
      );
      return faulty.map((box) => box.outerHTML.slice(0, 90));
    });
    expect([bare, patterns, words], address).toEqual([[], [], []]);
  }
});
