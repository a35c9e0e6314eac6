import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

import { phone } from "#tests/support/browser/site.ts";

// The minified version, because every visit sends it to the browser.
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
type Scheme = "light" | "dark";

/** The findings of axe on a page at its current size, in these schemes. */
export async function axeFaults(page: Page, schemes: readonly Scheme[] = ["light"]) {
  // The site's policy would block a script element.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const all: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const faults = await page.evaluate(
      async (runOnly) => {
        const { axe: checker } = window as unknown as { axe: typeof axe };
        const { violations } = await checker.run({ runOnly, resultTypes: ["violations"] });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
        );
      },
      { type: "tag", values } satisfies axe.RunOnly,
    );
    all.push(...faults.map((fault) => `${colorScheme}: ${fault}`));
  }
  return all;
}

/** The findings of axe in a state that a visit has reached; the visit continues on a phone. */
export async function faultsOfState(page: Page, schemes?: readonly Scheme[]) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(phone);
  // Waits for transitions.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  return axeFaults(page, schemes);
}

/** The targets on a page that are too small for a finger. */
export function smallTargets(page: Page) {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>("a[href], button, input, textarea");
    const isShown = (box: HTMLElement) =>
      box.checkVisibility() && !box.closest(".sr-only, .skip-link");
    // A link in a sentence is only as tall as its line, unless it calls a number.
    const isInText = (box: HTMLElement) =>
      getComputedStyle(box).display === "inline" &&
      !!box.closest("p, li, dd, summary") &&
      !box.matches("[href^='tel:']");
    return [...targets]
      .filter((box) => isShown(box) && !isInText(box))
      .flatMap((box) => {
        const { width, height } = (box.closest("label") ?? box).getBoundingClientRect();
        const isWide = width >= 43.5 || box.matches("[href^='tel:']");
        return isWide && height >= 43.5
          ? []
          : [`${Math.round(width)} × ${Math.round(height)}: ${box.outerHTML.slice(0, 90)}`];
      });
  });
}

/** How many pixels of a page overflow its window. */
export function overflow(page: Page) {
  return page.evaluate(() =>
    Math.max(0, (document.scrollingElement?.scrollWidth ?? Infinity) - innerWidth),
  );
}

/** The texts in a part of a page that overlap, or overflow their box or the window. */
export function crowdedTexts(page: Page, part = "body") {
  return page.evaluate((root) => {
    const texts: { text: string; box: DOMRect }[] = [];
    const outside: string[] = [];
    const walker = document.createTreeWalker(document.querySelector(root)!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement!;
      const text = node.data.trim().slice(0, 40);
      if (!text || !isShown(parent)) continue;
      const boxes = boxesOf(node);
      const bounds = boundsOf(parent);
      texts.push(...boxes.map((box) => ({ text, box })));
      if (boxes.some((box) => !bounds.every((bound) => isInside(box, bound)))) outside.push(text);
    }
    const over = texts.flatMap(({ text, box }, at) =>
      texts
        .slice(at + 1)
        .filter((other) => other.text !== text && overlap(box, other.box))
        .map((other) => `${text} / ${other.text}`),
    );
    return [...outside, ...over];

    function isShown(box: Element) {
      const hidden = ".sr-only, .skip-link, .print-line, svg, noscript, template, script, style";
      if (!box.checkVisibility() || box.closest(hidden)) return false;
      const menu = root === "#menu" ? null : box.closest("#menu");
      return !menu || getComputedStyle(menu).position !== "fixed";
    }

    // Letters are lower than the box that a browser gives their line.
    function boxesOf(node: Text) {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(
          ({ x, y, width, height }) => new DOMRect(x + 1, y + height / 5, width - 2, height * 0.6),
        );
    }

    // Content that scrolls in its box may be wider than the box.
    function boundsOf(parent: Element) {
      const bounds = [new DOMRect(0, -1e6, document.documentElement.clientWidth, 2e6)];
      for (let box = parent; box !== document.body; box = box.parentElement!) {
        const { display, overflowX, position } = getComputedStyle(box);
        if (overflowX !== "visible") return [];
        if (/fixed|absolute/.test(position)) break;
        if (!/^inline$|contents/.test(display)) bounds.push(box.getBoundingClientRect());
      }
      return bounds;
    }

    function isInside(inner: DOMRect, outer: DOMRect) {
      return (
        inner.left > outer.left - 2 &&
        inner.right < outer.right + 2 &&
        inner.top > outer.top - 3 &&
        inner.bottom < outer.bottom + 3
      );
    }

    function overlap(first: DOMRect, second: DOMRect) {
      const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
      const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
      return width > 0 && height > 0;
    }
  }, part);
}

/** Adds a word of seventy letters beside every word of a page's content, except figures, which writers keep short. */
export function lengthenWords(page: Page) {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll("main, footer")) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const isShown = !node.parentElement!.closest("svg, noscript, template, textarea, .sr-only");
        if (isShown && /[a-z]{2}/.test(node.data)) node.data += ` ${"abcdefghij".repeat(7)}`;
      }
    }
  });
}
