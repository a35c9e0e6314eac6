import type { Page } from "playwright-core";

/** Waits until a page has shown everything that has happened so far. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A frame begins before it is painted, so only the second one proves that the first is shown.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/**
 * When the largest part of a page was painted, in milliseconds, and how far its parts have moved
 * by themselves since it began to load.
 */
export async function vitals(page: Page) {
  await settled(page);
  return page.evaluate(() => {
    const past = (type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    };
    const shifts = past("layout-shift") as (PerformanceEntry & { value: number })[];
    return {
      largest: past("largest-contentful-paint").at(-1)?.startTime ?? 0,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}

/**
 * Lets the fonts arrive later than the text, as on a slow connection, which reveals whether a
 * page moves when they do. The returned function tells how many have arrived.
 */
export async function lateFonts(page: Page) {
  let arrived = 0;
  await page.route(/\.woff2$/, async (route) => {
    // A browser hides a text for 100 ms before it shows it in another font.
    await new Promise((resolve) => setTimeout(resolve, 300));
    arrived += 1;
    await route.continue();
  });
  return () => arrived;
}
