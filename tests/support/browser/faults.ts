import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

import { phone } from "#tests/support/browser/site.ts";

// The small one, because every visit sends it to the browser.
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
// All that a dark scheme can change is the contrast.
const schemes = {
  light: { runOnly: { type: "tag", values: tags } },
  dark: { runOnly: { type: "rule", values: ["color-contrast"] } },
} satisfies Record<string, axe.RunOptions>;

/** What axe finds on a page at its present size, in these schemes. */
export async function axeFaults(page: Page, names: readonly (keyof typeof schemes)[] = ["light"]) {
  // The site's own policy would block a script tag.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const found: string[] = [];
  for (const name of names) {
    await page.emulateMedia({ colorScheme: name });
    const faults = await page.evaluate(async (settings) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run({ ...settings, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
      );
    }, schemes[name]);
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  return found;
}

/** What axe finds in a state that a visit has reached, which goes on on a phone, light and dark. */
export async function faultsOfState(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(phone);
  // What slides in or changes its color still does so.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  return axeFaults(page, ["light", "dark"]);
}

/** The parts of a page that are smaller than a finger needs. */
export function smallTargets(page: Page) {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>("a[href], button, input, textarea");
    const isShown = (box: HTMLElement) =>
      box.checkVisibility() && !box.closest(".sr-only, .skip-link");
    // A link inside a sentence is only as tall as its line.
    const isInText = (box: HTMLElement) =>
      getComputedStyle(box).display === "inline" && !!box.closest("p, li, dd");
    return [...targets]
      .filter((box) => isShown(box) && !isInText(box))
      .flatMap((box) => {
        const { width, height } = (box.closest("label") ?? box).getBoundingClientRect();
        const isMain = box.matches(".button, .input, .menu a, .menu-button, label input[type]");
        const least = isMain ? 44 : 24;
        return width >= least - 0.5 && height >= least - 0.5
          ? []
          : [`${Math.round(width)} × ${Math.round(height)}: ${box.outerHTML.slice(0, 90)}`];
      });
  });
}

/** How many pixels of a page stick out beyond its window. */
export function overflow(page: Page) {
  return page.evaluate(() =>
    Math.max(0, (document.scrollingElement?.scrollWidth ?? Infinity) - innerWidth),
  );
}
