import { beforeAll, expect, it } from "vitest";

import { openSite } from "#tests/support/browser/site.ts";

const site = openSite();
const about = site.reading("/about");
const families = ["Bricolage Grotesque", "Atkinson Hyperlegible Next"];

/** The widths of characters in a family, each set by itself; this or what stands behind it. */
function widths(family: string, behind: string, characters: string) {
  return about.page.evaluate(
    ([font, all]) => {
      const pen = document.createElement("canvas").getContext("2d")!;
      pen.font = font as string;
      return [...(all as string)].map((one) => pen.measureText(one).width);
    },
    [`700 100px "Test ${family}", ${behind}`, characters],
  );
}

// Loads every face anew under the name of its family with "Test " before it, because a text in a face
// that came too late keeps its stand-in.
beforeAll(async () => {
  await about.page.evaluate(async () => {
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
      // A stand-in is only there where this machine has it.
      await face.load().then(
        () => document.fonts.add(face),
        () => undefined,
      );
    }
  });
});

it.each(families)(
  "%s can be read by a browser, with the letters of names in Kenya",
  async (one) => {
    const letters = "aZ9é’“–ĩũĨŨ";
    // A letter that a font lacks has the width of whichever fallback stands behind it.
    expect(await widths(one, "monospace", letters)).toEqual(await widths(one, "serif", letters));
  },
);

it("writes the digits of a text without a slash in the zero, as the display face does", async () => {
  const [display, text] = await Promise.all(
    families.map((one) => widths(one, "serif", "0123456789")),
  );
  expect(text?.map(Math.round)).toEqual(display?.map(Math.round));
});
