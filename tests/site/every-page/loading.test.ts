import { expect, it } from "vitest";
import { layoutShift } from "#tests/support/browser/settling.ts";
import { notFoundMessage, openSite, phone, siteAddressesOf } from "#tests/support/browser/site.ts";
import { weightOf } from "#tests/support/browser/faults.ts";

const site = openSite();
const families = ["Bricolage Grotesque", "Atkinson Hyperlegible Next"];

it("the fonts have the letters of Kenyan names, and a zero without a slash", async () => {
  // A full browser finds fonts as visitors' browsers do.
  const page = await site.wholePage();
  await page.goto(`${site.address}/about`);
  // Each face is loaded again under another name, because text keeps its fallback if a face came too late.
  await page.evaluate(async () => {
    const inside = (rule: CSSRule): CSSRule[] =>
      rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(inside) : [rule];
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(inside));
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
    for (const { style } of faces) {
      const [family, source, weight, unicodeRange] = [
        ...["font-family", "src", "font-weight", "unicode-range"],
      ].map((name) => style.getPropertyValue(name).replaceAll(/^"|"$/g, ""));
      const settings = { weight, unicodeRange: unicodeRange || "U+0-10FFFF" };
      const face = new FontFace(`Test ${family}`, source!, settings);
      // A fallback is available only if this machine has it.
      await face.load().then(
        () => document.fonts.add(face),
        () => undefined,
      );
    }
  });
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

it("a page asks early for the fonts that all words and numbers need, and for no others", async () => {
  const links = (await site.read("/about")).querySelectorAll("link[rel=preload][as=font]");
  const part = /\/(display|text)-(accents|digits|kikuyu)?/;
  const names = links.map((link) => part.exec(link.getAttribute("href")!)?.slice(1).join(" "));
  expect(names.toSorted()).toEqual(["display ", "text ", "text digits"]);
});

it.each([true, false])(
  "a page is readable without its fonts, and does not shift if they come late: %s",
  async (come) => {
    const expects = come ? [] : [/ERR_FAILED/];
    const page = await site.visit({ isNew: true, viewport: phone, expects });
    await page.route(/\.woff2$/, (route) => {
      if (!come) return route.abort();
      setTimeout(() => void route.continue(), 500);
    });
    await page.goto(`${site.address}/about`);
    // The fallback is as wide as the font if this machine has it.
    const hasStandIn = await page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => status === "loaded" && /^"?(Display|Text) /.test(family),
      ),
    );
    expect(await layoutShift(page)).toBeLessThan(hasStandIn || !come ? 0.005 : 0.1);
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(500);
  },
);

// Bytes over the wire before the visitor does anything. The help page has the device's own fonts.
const budgetOf = (address: string) =>
  /^\/(?:sw)?$/.test(address) ? 47_000 : address.endsWith("/help") ? 25_000 : 45_000;

// Lists by category, and the other posts and proverbs, weigh what these do.
const alike = /^\/(?:blog\/(?:category\/.*|[23])|leso\/penye-nia)$/;
const weighed = siteAddressesOf("frozen").filter(({ address }) => !alike.test(address));

it.each(weighed)(
  "a first visit to $address loads no more than its budget, and 3 kB of script",
  async ({ address, status }) => {
    const expects = status === 404 ? [notFoundMessage] : [];
    const page = await site.visit({ isNew: true, viewport: phone, expects });
    await page.goto(site.address + address, { waitUntil: "load" });
    const { all, scripts, styles } = await weightOf(page);
    expect(scripts).toBeLessThanOrEqual(3_000);
    // The stylesheets are small enough to be in the page.
    expect(styles).toBe(0);
    expect(all).toBeLessThanOrEqual(budgetOf(address));
  },
);
