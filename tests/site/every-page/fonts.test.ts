import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openSite } from "#tests/support/browser/site.ts";

const site = openSite();

/** The font families that the site serves itself, as opposed to fonts of the device. */
function ownFamilies(page: Page) {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const isFontFace = (rule: CSSRule) => rule instanceof CSSFontFaceRule;
    const inside = rules.flatMap((rule) =>
      "cssRules" in rule ? [...(rule as CSSGroupingRule).cssRules] : [],
    );
    const faces = [...rules, ...inside].filter(isFontFace);
    const own = faces.filter(({ style }) => style.getPropertyValue("src").includes("url("));
    const names = own.map(({ style }) => style.getPropertyValue("font-family"));
    return [...new Set(names.map((name) => name.replaceAll('"', "")))];
  });
}

describe("the fonts", () => {
  it("can each be read by a browser", async () => {
    const page = await site.open("/about");
    const families = await ownFamilies(page);
    expect(families.length).toBeGreaterThanOrEqual(2);
    const states = await page.evaluate(async (own) => {
      const faces = [...document.fonts].filter(({ family }) =>
        own.includes(family.replaceAll('"', "")),
      );
      await Promise.allSettled(faces.map((face) => face.load()));
      return faces.map(({ family, unicodeRange, status }) => [family, unicodeRange, status]);
    }, families);
    expect(states.length).toBeGreaterThanOrEqual(families.length);
    expect(states.filter(([, , status]) => status !== "loaded")).toEqual([]);
  });

  it("have the letters of English, of loanwords and of Kikuyu names", async () => {
    const page = await site.open("/about");
    const lacking = await page.evaluate(
      async (families) => {
        const pen = document.createElement("canvas").getContext("2d")!;
        const widthIn = (font: string, letter: string) => {
          pen.font = `700 100px ${font}`;
          return pen.measureText(letter).width;
        };
        const letters = [..."aZ9é’“–ĩũĨŨ"];
        const found: string[] = [];
        for (const family of families) {
          await document.fonts
            .load(`700 100px "${family}"`, letters.join(""))
            .catch(() => undefined);
          for (const letter of letters) {
            // A letter that a font lacks has the width of whichever fallback stands behind it.
            const isMissing = ["monospace", "serif"].every(
              (other) => widthIn(`"${family}", ${other}`, letter) === widthIn(other, letter),
            );
            if (isMissing) found.push(`${family} ${letter}`);
          }
        }
        return found;
      },
      await ownFamilies(page),
    );
    expect(lacking).toEqual([]);
  });
});
