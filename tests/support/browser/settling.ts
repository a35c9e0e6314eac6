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

/** The scripts that a page asks for from now on. */
export function scriptsOf(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}
