import { expect, it } from "vitest";

import { openSite } from "#tests/support/browser/site.ts";

const site = openSite();
const families = ["Bricolage Grotesque", "Atkinson Hyperlegible Next"];

/** Opens a page in a full browser, which finds fonts as visitors' browsers do, with its font faces and their characters. */
async function openWithFaces(address: string) {
  const page = await site.wholePage();
  await page.goto(site.address + address);
  const faces = await page.evaluate(() => {
    const inside = (rule: CSSRule): CSSRule[] =>
      rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(inside) : [rule];
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(inside));
    return rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => ({
        family: style.getPropertyValue("font-family").replaceAll('"', ""),
        source: style.getPropertyValue("src"),
        weight: style.getPropertyValue("font-weight") || "normal",
        unicodeRange: style.getPropertyValue("unicode-range") || "U+0-10FFFF",
      }));
  });
  return { page, faces };
}

it("the fonts have the letters of Kenyan names, and a zero without a slash", async () => {
  const { page, faces } = await openWithFaces("/about");
  // Each face is loaded again under another name, because text keeps its fallback if a face came too late.
  await page.evaluate(async (all) => {
    for (const { family, source, ...settings } of all) {
      const face = new FontFace(`Test ${family}`, source, settings);
      // A fallback is available only if this machine has it.
      await face.load().then(
        () => document.fonts.add(face),
        () => undefined,
      );
    }
  }, faces);
  const widths = (family: string, fallback: string, characters: string) =>
    page.evaluate(
      ([font = "", all = ""]) => {
        const pen = document.createElement("canvas").getContext("2d")!;
        pen.font = font;
        return [...all].map((character) => pen.measureText(character).width);
      },
      [`700 100px "Test ${family}", ${fallback}`, characters],
    );
  const letters = "aZ9é’“–ĩũĨŨ";
  // A letter that a font lacks has the width of the fallback.
  for (const family of families)
    expect(await widths(family, "monospace", letters), family).toEqual(
      await widths(family, "serif", letters),
    );
  const digits = families.map((family) => widths(family, "serif", "0123456789"));
  const [display, text] = await Promise.all(digits);
  expect(text?.map(Math.round)).toEqual(display?.map(Math.round));
});

it("a page preloads only fonts that it uses", async () => {
  const { page, faces } = await openWithFaces("/contact");
  const links = await page.locator("link[rel=preload][as=font]").all();
  expect(links).not.toEqual([]);
  for (const link of links) {
    const address = (await link.getAttribute("href")) ?? "";
    expect(await link.getAttribute("crossorigin"), address).not.toBeNull();
    const { unicodeRange = "" } = faces.find(({ source }) => source.includes(address)) ?? {};
    expect(await page.locator("body").innerText(), address).toMatch(charactersOf(unicodeRange));
  }
});

/** Any of the characters that CSS writes as U+20-7E, U+A0. */
function charactersOf(range: string) {
  const parts = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)];
  const written = parts.map(([, from = "", to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[${written.join("")}]`, "u");
}
