import type { Locator, Page } from "playwright-core";

/** The scripts that wake islands, which is every script but the entry. */
export const islandScript = /\/assets\/(?!entry)[^/]+\.js$/;

/** Holds back the scripts of islands, like a slow connection, until `release` is called. */
export async function slowConnection(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(islandScript, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The island of that name in a part of a page. */
export function island(part: Locator | Page, name: string) {
  return part.locator(`[data-island="${name}"]`);
}

/** Waits until an island is hydrated. */
export async function awake(box: Locator) {
  await box.and(box.page().locator('[data-awake="true"]')).waitFor();
}

/** Wakes an island as the focus would, and waits until it is hydrated. */
export async function wake(box: Locator) {
  await box.evaluate((element) => element.dispatchEvent(new FocusEvent("focusin")));
  await awake(box);
}
