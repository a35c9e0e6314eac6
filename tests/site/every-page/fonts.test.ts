import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";

import { openSite } from "#tests/support/browser/site.ts";

const site = openSite();
const about = site.reading("/about");
const own = { Display: "Bricolage Grotesque", Text: "Atkinson Hyperlegible Next" };

/**
 * Loads every face of the page's styles anew under the name of its family with "Test " before it,
 * because a text in a face that came too late keeps its stand-in; answers with the families that load.
 */
function loadFaces(page: Page) {
  return page.evaluate(async () => {
    const inside = (rule: CSSRule): CSSRule[] =>
      rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(inside) : [rule];
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(inside));
    const faces = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => {
        const value = (name: string) => style.getPropertyValue(name);
        const family = value("font-family").replaceAll('"', "");
        const [weight, unicodeRange] = [value("font-weight"), value("unicode-range")];
        return new FontFace(`Test ${family}`, value("src"), {
          ...(weight && { weight }),
          ...(unicodeRange && { unicodeRange }),
        });
      });
    await Promise.allSettled(faces.map((face) => face.load()));
    for (const face of faces) if (face.status === "loaded") document.fonts.add(face);
    const families = (status: string) =>
      faces
        .filter((face) => face.status === status)
        .map(({ family }) => family.replaceAll('"', "").slice(5));
    return { loaded: [...new Set(families("loaded"))], failed: [...new Set(families("error"))] };
  });
}

/** The widths of texts, each set by itself. */
function widths(page: Page, font: string, texts: string[]) {
  return page.evaluate(
    async ([name, all]) => {
      await document.fonts.load(name as string);
      const pen = document.createElement("canvas").getContext("2d")!;
      pen.font = name as string;
      return (all as string[]).map((text) => pen.measureText(text).width);
    },
    [font, texts],
  );
}

describe("the fonts", () => {
  let faces: Awaited<ReturnType<typeof loadFaces>>;
  beforeAll(async () => {
    faces = await loadFaces(about.page);
  });

  it("can each be read by a browser", () => {
    expect(faces.loaded).toEqual(expect.arrayContaining(Object.values(own)));
    expect(faces.failed).not.toEqual(expect.arrayContaining(Object.values(own)));
  });

  it.each(Object.values(own))("have the letters of names in Kenya: %s", async (family) => {
    const letters = [..."aZ9é’“–ĩũĨŨ"];
    const beside = (other: string) =>
      widths(about.page, `700 100px "Test ${family}", ${other}`, letters);
    // A letter that a font lacks has the width of whichever fallback stands behind it.
    expect(await beside("monospace")).toEqual(await beside("serif"));
  });

  it("write the digits of a text without a slash in the zero, as the display face does", async () => {
    const [text, display] = await Promise.all(
      Object.values(own).map((one) =>
        widths(about.page, `700 100px "Test ${one}"`, [..."0123456789"]),
      ),
    );
    expect(text?.map(Math.round)).toEqual(display?.map(Math.round));
  });

  it("are as wide as those of this machine that stand for them until they have arrived", async () => {
    const words = (await about.page.locator("body").innerText()).replaceAll(/\s+/g, " ");
    const standIns = faces.loaded.filter((family) => /^(Display|Text) /.test(family));
    const ratios = await Promise.all(
      standIns.map(async (family) => {
        const kind = family.startsWith("Display") ? "Display" : "Text";
        const size = kind === "Display" ? "700 20px" : "400 20px";
        const [one = 0] = await widths(about.page, `${size} "${family}"`, [words]);
        const [other = 0] = await widths(about.page, `${size} "Test ${own[kind]}"`, [words]);
        return { family, ratio: one / other };
      }),
    );
    const measured = ratios.map(({ family, ratio }) => `${family} ${ratio.toFixed(3)}`);
    process.stdout.write(`Stand-ins for the fonts: ${measured.join(", ") || "none here"}\n`);
    for (const { family, ratio } of ratios) expect(Math.abs(ratio - 1), family).toBeLessThan(0.05);
  });
});
