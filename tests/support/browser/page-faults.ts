import type { Page } from "playwright-core";

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

/** Sets the text spacing that WCAG 1.4.12 lets readers set. */
export function widenText(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** The parts of a page that cut off what is in them. */
export function cutParts(page: Page) {
  return page.evaluate(() => {
    const isCut = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const hides =
        /hidden|clip/.test(overflowX + overflowY) &&
        !box.closest("svg, .trap, .cloth-art, .sr-only, .skip-link");
      return (
        hides && (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
      );
    };
    const cut = [...document.querySelectorAll("body *")].filter(isCut);
    return cut.map((box) => box.outerHTML.slice(0, 90));
  });
}

/** The headings of a page that nothing visible follows before the next one of their level. */
export function headingsOfNothing(page: Page) {
  return page.locator("main").evaluate((main) => {
    const visible = [...main.querySelectorAll("*")].filter((element) => element.checkVisibility());
    const headings = visible.filter(({ tagName }) => /^H[2-4]$/.test(tagName));
    return headings.flatMap((heading) => {
      const after = visible[visible.indexOf(heading) + heading.querySelectorAll("*").length + 1];
      const isEmpty = !after || (after.tagName <= heading.tagName && headings.includes(after));
      return isEmpty ? [heading.textContent] : [];
    });
  });
}

/** Loads the lazy parts of a page as well, which reveals any trouble with them. */
export async function loadLazyParts(page: Page) {
  await page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight);
    for (const picture of document.images) picture.loading = "eager";
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
}
