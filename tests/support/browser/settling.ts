import type { Locator, Page } from "playwright-core";

/** The scripts of islands: every script except the entry. */
export const islandScript = /\/assets\/(?!entry)[^/]+\.js$/;

/** Waits until a page has shown everything that has happened so far. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A frame starts before it is painted, so only the second proves that the first is visible.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** The layout shift of a page since it began to load. */
export async function layoutShift(page: Page) {
  await settled(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

/** Goes back after this call has returned, because the page that is left could not answer. */
export function goBack(page: Page) {
  return page.evaluate(() => void setTimeout(() => history.back()));
}

/** Presses the quick exit, whose address answers with nothing, so that the page that is left stays in place. */
export async function leaveInPlace(page: Page) {
  const exit = page.locator(".quick-exit a");
  const harmless = `${await exit.getAttribute("href")}**`;
  await page.route(harmless, (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForResponse(harmless);
  await exit.click({ noWaitAfter: true });
  await answered;
}

/** Goes back to an address, possibly in the back/forward cache; Playwright's own call waits for it to load. */
export async function goBackTo(page: Page, address: string) {
  await goBack(page);
  await page.waitForURL(`**${address}`, { waitUntil: "commit" });
}

/** The scripts that a page requests from now on. */
export function scriptsOf(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

/** Stops the clock of a new visitor's page, which then advances only when a test says so. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/**
 * Holds back scripts, usually those of islands, like a slow connection, until `release` is called;
 * with `true`, they never come.
 */
export async function slowConnection(page: Page, script = islandScript) {
  let release: (isLost?: boolean) => void = () => {};
  const held = new Promise<boolean>((resolve) => {
    release = (isLost = false) => resolve(isLost);
  });
  await page.route(script, async (route) => ((await held) ? route.abort() : route.continue()));
  return release;
}

/** The island with this name in a part of a page. */
export function island(part: Locator | Page, name: string) {
  return part.locator(`[data-island="${name}"]`);
}

/** Waits until a part has focus, which may come a moment later. */
export async function focused(part: Locator) {
  await part.and(part.page().locator(":focus")).waitFor();
}

/** Waits until an island is hydrated. */
export async function hydrated(box: Locator) {
  await box.and(box.page().locator('[data-hydrated="true"]')).waitFor();
}

/** Hydrates the tooltips with the mouse, and waits until they are hydrated. */
export async function hydrate(box: Locator) {
  await box.dispatchEvent("pointerover", { pointerType: "mouse" });
  await hydrated(box);
}
