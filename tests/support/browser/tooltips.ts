import type { Locator, Page } from "playwright-core";

import { desk, type Site } from "#tests/support/browser/site.ts";
import { island, wake } from "#tests/support/browser/waking.ts";

/** What a page shows as a tooltip, and what opens it. */
export type TooltipIcons = {
  page: Page;
  /** The parts with a tooltip, in order; each has words of its own. */
  icons: Locator;
  /** The words of every icon, as they stand in its title without script. */
  words: string[];
};

/** The social buttons of a page, or the icons beside its figures, awake unless told otherwise. */
export async function openWithTooltips(
  site: Site,
  kind: "social" | "figure",
  { asleep = false, viewport = desk } = {},
) {
  const page = await site.open("/about", { viewport });
  const box = island(page, kind === "social" ? "social-links" : "figure-list").first();
  const icons = box.locator("[title]");
  const words = await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute("title")!));
  await box.scrollIntoViewIfNeeded();
  if (!asleep) await wake(box);
  // Awake, the icons have lost the title by which they were found.
  const all = box.locator("a, button");
  return { page, icons: all, words } satisfies TooltipIcons;
}

/** Moves the pointer onto a part as a hand does, and not in one leap. */
export async function moveOnto(part: Locator) {
  const box = (await part.boundingBox())!;
  await moveTo(part.page(), box.x + box.width / 2, box.y + box.height / 2);
}

/** Moves the pointer to a place as a hand does. */
export async function moveTo(page: Page, x: number, y: number) {
  await page.mouse.move(x, y, { steps: 8 });
}

/** The tooltip of a page as far as one is open. */
export function tooltip(page: Page) {
  return page.locator(".tooltip");
}

/** Waits until a tooltip is open and answers after how many milliseconds that was. */
export async function millisecondsUntilOpen(page: Page) {
  const started = performance.now();
  await tooltip(page).waitFor();
  return performance.now() - started;
}
