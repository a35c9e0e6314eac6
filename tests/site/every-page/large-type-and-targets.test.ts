import { describe, expect, it } from "vitest";

import {
  desk,
  everyAddress,
  notFoundMessage,
  openSite,
  phone,
} from "#tests/support/browser/site.ts";

const site = openSite();

describe.each(everyAddress)("$address", ({ address, status }) => {
  const expects = status === 404 ? [notFoundMessage] : [];

  it("cuts nothing off when a reader widens the text spacing or zooms to 400 %", async () => {
    const page = await site.open(address, { expects });
    // The text spacing that WCAG 1.4.12 lets readers set.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [sheet];
    });
    for (const viewport of [{ width: 320, height: 256 }, phone, desk]) {
      await page.setViewportSize(viewport);
      const found = await page.evaluate(() => {
        const isCut = (box: Element) => {
          const { overflowX, overflowY } = getComputedStyle(box);
          const hides =
            /hidden|clip/.test(overflowX + overflowY) &&
            !box.closest("svg, .trap, .cloth-art, .sr-only, .skip-link");
          return (
            hides &&
            (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
          );
        };
        const cut = [...document.querySelectorAll("body *")].filter(isCut);
        return {
          cut: cut.map((box) => box.outerHTML.slice(0, 90)),
          wide: (document.scrollingElement?.scrollWidth ?? 0) - innerWidth,
        };
      });
      expect(found.cut, `${viewport.width} px`).toEqual([]);
      expect(found.wide, `${viewport.width} px`).toBeLessThanOrEqual(0);
    }
  });

  it.each([phone, desk])("has targets large enough for thumbs at $width px", async (viewport) => {
    const page = await site.open(address, { viewport, expects });
    const small = await page.evaluate(() => {
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
    expect(small).toEqual([]);
  });

  it("moves nothing by itself, and nothing at all with reduced motion", async () => {
    const page = await site.open(address, { expects, reducedMotion: "reduce" });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
