import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

import { checkedSizes, isMatrix, phone } from "#tests/support/browser/site.ts";

// The small one, because every visit sends it to the browser.
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const everything: axe.RunOptions = { runOnly: { type: "tag", values: tags } };

// All that a dark scheme can change is the contrast, which forced colors leave to the visitor.
const schemes = {
  light: [{ colorScheme: "light", forcedColors: "none" }, everything],
  dark: [{ colorScheme: "dark" }, { runOnly: { type: "rule", values: ["color-contrast"] } }],
  "forced colors": [
    { colorScheme: "light", forcedColors: "active" },
    { ...everything, rules: { "color-contrast": { enabled: false } } },
  ],
} satisfies Record<string, [Parameters<Page["emulateMedia"]>[0], axe.RunOptions]>;

/** What axe finds on a page at its present size, in these schemes. */
export async function axeFaults(page: Page, names: readonly (keyof typeof schemes)[] = ["light"]) {
  // The site's own policy would block a script tag.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const found: string[] = [];
  for (const name of names) {
    const [media, options] = schemes[name];
    await page.emulateMedia(media);
    const faults = await page.evaluate(async (settings) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run({ ...settings, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
      );
    }, options);
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  await page.emulateMedia({ forcedColors: "none" });
  return found;
}

/** What axe finds in a state that somebody has reached: light and dark, on a phone and each night at every size. */
export async function faultsOfState(page: Page) {
  const before = page.viewportSize();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found: string[] = [];
  for (const size of isMatrix ? checkedSizes : [phone]) {
    await page.setViewportSize(size);
    // What slides in or changes its color still does so.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((one) => one.finished)),
    );
    found.push(...(await axeFaults(page, ["light", "dark"])));
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
  return found;
}

/** The parts of a page that are smaller than a finger needs. */
export function smallTargets(page: Page) {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>("a[href], button, input, textarea");
    const isShown = (box: HTMLElement) =>
      box.checkVisibility() && !box.closest(".trap, .skip-link");
    // A link inside a sentence is only as tall as its line.
    const isInText = (box: HTMLElement) =>
      getComputedStyle(box).display === "inline" && !!box.closest("p, li, dd");
    return [...targets]
      .filter((box) => isShown(box) && !isInText(box))
      .flatMap((box) => {
        const { width, height } = (box.closest("label") ?? box).getBoundingClientRect();
        const isMain = box.matches(".button, .input, .menu a, .menu-button, .choice input");
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
