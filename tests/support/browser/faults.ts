import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { phone } from "#tests/support/browser/site.ts";

// The minified version, because every visit sends it to the browser.
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The findings of axe on a page in these schemes, at this size, after its transitions. */
export async function axeFaults(
  page: Page,
  schemes: readonly ("light" | "dark")[] = ["light"],
  size = phone,
) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(size);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  // The site's policy would block a script element.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const all: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const faults = await page.evaluate(async (values) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      // Otherwise axe would also describe everything that is right.
      const { violations } = await checker.run({
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        // axe is not in the giving page's frame, and would wait half a second for its answer.
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
      );
    }, values);
    all.push(...faults.map((fault) => `${colorScheme}: ${fault}`));
  }
  return all;
}

// What a host adds to each answer, and the site's icon, which the page itself does not load.
const [headers, icon] = [300, 182];

/** The bytes that a page has loaded from this site, as hosts compress them, with headers and icon, without photographs; and those of its scripts and stylesheets. */
export async function weightOf(page: Page) {
  const sizes = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[])
      .filter(
        ({ entryType, name }) =>
          /^(?:navigation|resource)$/.test(entryType) && name.startsWith(origin),
      )
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
  );
  const sum = (names: RegExp, each = 0) =>
    sizes
      .filter(({ name }) => names.test(name))
      .reduce((total, { size }) => total + size + each, 0);
  const all = sum(/(?<!\.(?:avif|webp|jpeg))$/, headers) + icon + headers;
  return { all, scripts: sum(/\.js$/), styles: sum(/\.css$/) };
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

/** The boxes in a part of a page that are smaller than their text, unless it scrolls. */
export function tightBoxes(page: Page, part = "body") {
  return page.evaluate((root) => {
    const hidden = ".sr-only, .skip-link, .print-line, svg, iframe, textarea, input";
    const isTight = (box: Element) => {
      const { display, overflowX, fontSize } = getComputedStyle(box);
      if (/inline|contents/.test(display) || /auto|scroll/.test(overflowX)) return false;
      // The target of a number may leave its paragraph.
      if (!box.checkVisibility() || box.closest(hidden) || box.querySelector("svg, .call"))
        return false;
      // The strokes of letters may leave their line.
      const room = parseFloat(fontSize) / 2;
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = box;
      return scrollHeight > clientHeight + room || scrollWidth > clientWidth + room;
    };
    const boxes = [...document.querySelectorAll(`${root} *`)].filter(isTight);
    return boxes.map((box) => box.outerHTML.slice(0, 90));
  }, part);
}

/** The texts on a page, outside its frame, that overlap. */
export function overlappingTexts(page: Page) {
  return page.evaluate(() => {
    const texts: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = new Range();
    while (walker.nextNode()) {
      const { parentElement: parent, data } = walker.currentNode as Text;
      const unseen = ".sr-only, .skip-link, .print-line, .site-top, .site-header, svg, noscript";
      if (!data.trim() || !parent!.checkVisibility() || parent!.closest(unseen)) continue;
      range.selectNodeContents(walker.currentNode);
      const text = data.trim().slice(0, 40);
      texts.push(...[...range.getClientRects()].map((box) => ({ text, box })));
    }
    const areOver = (one: DOMRect, other: DOMRect) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Letters are lower than the box that a browser gives their line.
      return across > 2 && down > Math.max(one.height, other.height) * 0.4;
    };
    return texts.flatMap(({ text, box }, at) =>
      texts
        .slice(at + 1)
        .filter((other) => other.text !== text && areOver(box, other.box))
        .map((other) => `${text} / ${other.text}`),
    );
  });
}

/** The words of up to twelve letters that are broken over two lines. */
export function brokenWords(page: Page) {
  return page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = new Range();
    while (walker.nextNode()) {
      const { data, parentElement: parent } = walker.currentNode as Text;
      const unseen = ".sr-only, .skip-link, svg, noscript, template";
      if (!parent!.checkVisibility() || parent!.closest(unseen)) continue;
      for (const { index, 0: word } of data.matchAll(/(?<!\p{L})[\p{L}\p{N}+%]{2,12}(?!\p{L})/gu)) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        const tops = [...range.getClientRects()].flatMap(({ width, top }) => (width ? [top] : []));
        if (Math.max(...tops) - Math.min(...tops) > 5) words.push(word);
      }
    }
    return words;
  });
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
