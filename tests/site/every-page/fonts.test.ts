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

  it("write the digits of a text without a slash in the zero, as the display face does", async () => {
    const page = await site.open("/about");
    const widths = await page.evaluate(async () => {
      const pen = document.createElement("canvas").getContext("2d")!;
      const families = ["Atkinson Hyperlegible Next", "Bricolage Grotesque"];
      return Promise.all(
        families.map(async (family) => {
          await document.fonts.load(`700 100px "${family}"`, "0123456789");
          pen.font = `700 100px "${family}"`;
          return [..."0123456789"].map((digit) => Math.round(pen.measureText(digit).width));
        }),
      );
    });
    expect(widths[0]).toEqual(widths[1]);
  });

  it("are as wide as those of this machine that stand for them until they have arrived", async () => {
    const page = await site.open("/about");
    const ratios = await page.evaluate(async () => {
      const pen = document.createElement("canvas").getContext("2d")!;
      const words = document.body.innerText.replaceAll(/\s+/g, " ").slice(0, 2000);
      const widthIn = async (font: string) => {
        await document.fonts.load(font, words);
        pen.font = font;
        return pen.measureText(words).width;
      };
      const own = {
        Display: "700 20px Bricolage Grotesque",
        Text: "400 20px Atkinson Hyperlegible Next",
      };
      const standIns = [...document.fonts].filter(({ family }) =>
        /^"?(Display|Text) /.test(family),
      );
      await Promise.allSettled(standIns.map((face) => face.load()));
      const present = standIns.filter(({ status }) => status === "loaded");
      return Promise.all(
        present.map(async ({ family }) => {
          const kind = family.includes("Display") ? "Display" : "Text";
          const font = own[kind].replace(/px .*/, `px ${family}`);
          return { family, ratio: (await widthIn(font)) / (await widthIn(own[kind])) };
        }),
      );
    });
    const measured = ratios.map(({ family, ratio }) => `${family} ${ratio.toFixed(3)}`);
    process.stdout.write(`Stand-ins for the fonts: ${measured.join(", ") || "none here"}\n`);
    for (const { family, ratio } of ratios) expect(Math.abs(ratio - 1), family).toBeLessThan(0.05);
  });
});
