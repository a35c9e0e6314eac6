import type { Locator, Page } from "playwright-core";

/** A script that a page asks for late, so that an island can wake. */
export const islandScript = /\/assets\/(?!entry)[^/]+\.js$/;

/** Holds back the scripts that islands need, as a slow line does, until they are let go. */
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

/** Waits until an island listens. */
export async function awake(box: Locator) {
  await box.and(box.page().locator('[data-awake="true"]')).waitFor();
}

/** Reaches for an island as the focus does, and waits until it listens. */
export async function wake(box: Locator) {
  await box.evaluate((element) => element.dispatchEvent(new FocusEvent("focusin")));
  await awake(box);
}
