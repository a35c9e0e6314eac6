import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { openSite } from "#tests/support/browser/site.ts";

const site = openSite();
const families = ["Bricolage Grotesque", "Atkinson Hyperlegible Next"];

/** The width of each character in a family with a fallback. */
function widths(page: Page, family: string, fallback: string, characters: string) {
  return page.evaluate(
    ([font = "", all = ""]) => {
      const pen = document.createElement("canvas").getContext("2d")!;
      pen.font = font;
      return [...all].map((character) => pen.measureText(character).width);
    },
    [`700 100px "Test ${family}", ${fallback}`, characters],
  );
}

/**
 * A page with every face loaded again under its family name with "Test " in front, because text
 * keeps its fallback if a face came too late.
 */
async function openWithFaces() {
  // The headless shell finds fonts elsewhere than the full browser.
  const page = await site.keepingPage({}, []);
  await page.goto(`${site.address}/about`);
  await page.evaluate(async () => {
    const inside = (rule: CSSRule): CSSRule[] =>
      rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(inside) : [rule];
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(inside));
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const value = (name: string) => rule.style.getPropertyValue(name);
      const family = `Test ${value("font-family").replaceAll('"', "")}`;
      const weight = value("font-weight") || "normal";
      const unicodeRange = value("unicode-range") || "U+0-10FFFF";
      const face = new FontFace(family, value("src"), { weight, unicodeRange });
      // A fallback is available only if this machine has it.
      await face.load().then(
        () => document.fonts.add(face),
        () => undefined,
      );
    }
  });
  return page;
}

it("the fonts have the letters of Kenyan names, and a zero without a slash", async () => {
  const page = await openWithFaces();
  const letters = "aZ9é’“–ĩũĨŨ";
  for (const family of families) {
    // A letter that a font lacks has the width of the fallback.
    const [first, second] = [
      await widths(page, family, "monospace", letters),
      await widths(page, family, "serif", letters),
    ];
    expect(first, family).toEqual(second);
  }
  const [display, text] = await Promise.all(
    families.map((family) => widths(page, family, "serif", "0123456789")),
  );
  expect(text?.map(Math.round)).toEqual(display?.map(Math.round));
});

it("a page preloads only fonts that it uses", async () => {
  const page = await site.open("/contact");
  const { early, faces, shown } = await page.evaluate(() => {
    const inside = (rule: CSSRule): CSSRule[] =>
      rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(inside) : [rule];
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(inside));
    const links = document.querySelectorAll("link[rel=preload][as=font]");
    return {
      early: [...links].map((link) => link.getAttribute("href") ?? ""),
      faces: rules
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ style }) => ["src", "unicode-range"].map((name) => style.getPropertyValue(name))),
      shown: document.body.innerText,
    };
  });
  expect(early).not.toEqual([]);
  for (const address of early) {
    const [, range = ""] = faces.find(([src]) => src?.includes(address)) ?? [];
    expect(shown, address).toMatch(charactersOf(range));
  }
});

/** Any of the characters that CSS writes as U+20-7E, U+A0. */
function charactersOf(range: string) {
  const parts = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)];
  const written = parts.map(([, from = "", to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[${written.join("")}]`, "u");
}
