import type { Locator, Page } from "playwright-core";

import { desk, type Site } from "#tests/support/browser/site.ts";
import { island, wake } from "#tests/support/browser/waking.ts";

/**
 * Opens a page with its social icons or the icons beside its figures, awake by default, and tells the
 * words of each; as a new visitor where its clock will be stopped, because a clock stays with its visitor.
 */
export async function openWithTooltips(
  site: Site,
  kind: "social" | "figure",
  { asleep = false, viewport = desk, isTimed = false } = {},
) {
  const page = await (isTimed ? site.newPage({ viewport }) : site.visit({ viewport }));
  await page.goto(`${site.address}/about`);
  const box = island(page, kind === "social" ? "social-links" : "figure-list").first();
  const icons = box.locator("[title]");
  const words = await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute("title")!));
  await box.scrollIntoViewIfNeeded();
  if (!asleep) await wake(box);
  // Hydrated icons have lost the title by which they were found.
  const all = box.locator("a, button");
  return { page, icons: all, words };
}

/** Moves the pointer onto a part in several steps, as a hand does. */
export async function moveOnto(part: Locator) {
  const box = (await part.boundingBox())!;
  await moveTo(part.page(), box.x + box.width / 2, box.y + box.height / 2);
}

/** Moves the pointer to a place in several steps. */
export async function moveTo(page: Page, x: number, y: number) {
  await page.mouse.move(x, y, { steps: 8 });
}

/** Moves the focus onto a part with the Tab key. */
export async function tabOnto(page: Page, part: Locator) {
  await part.evaluate((element) => {
    const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input")];
    const stops = all.filter((stop) => stop.checkVisibility());
    stops[stops.indexOf(element as HTMLElement) - 1]?.focus();
  });
  await page.keyboard.press("Tab");
  await part.and(page.locator(":focus")).waitFor();
}

/** The open tooltip of a page. */
export function tooltip(page: Page) {
  return page.locator(".tooltip");
}

/** Stops the clock of a page, which then only runs on where a test says so. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
