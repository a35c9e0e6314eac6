import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  axeFaults,
  brokenWords,
  lengthenWords,
  overflow,
  overlappingTexts,
  smallTargets,
  tightBoxes,
} from "#tests/support/browser/faults.ts";
import { styleOf, textOf } from "#tests/support/browser/reading.ts";
import { layoutShift, scriptsOf } from "#tests/support/browser/settling.ts";
import {
  checkedSizes,
  desk,
  notFoundMessage,
  openSite,
  phone,
  siteAddressesOf,
} from "#tests/support/browser/site.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const { site: organization } = await frozenContents();
const site = openSite();

const chosen =
  /^\/(?:about|blog|blog\/1|get-involved|programs|donate|privacy|help|leso\/mgeni-njoo|no-such-page)?$/;
// One page of each template.
const pages = siteAddressesOf("frozen").filter(({ address }) => chosen.test(address));

// All faults of a page at a size are collected in one visit and reported together.
const soft = expect.soft;

it.each(pages)(
  "$address has no faults for any reader at any size",
  { timeout: 60_000 },
  async ({ address, status }) => {
    const expects = status === 404 ? [notFoundMessage] : [];
    const page = await site.visit({ expects, viewport: phone });
    const scripts = scriptsOf(page);
    const answer = await page.goto(site.address + address);
    soft(answer?.status(), "status").toBe(status);
    soft(await layoutShift(page), "layout shift").toBeLessThan(0.1);
    // A page without islands needs no script.
    const islands = await page.locator("[data-island]").count();
    soft(scripts, "scripts before any interaction").toHaveLength(Math.min(islands, 1));

    // Other tests run axe in light colours in the states of most templates.
    const schemes = address === "/" ? (["light", "dark"] as const) : (["dark"] as const);
    soft(await axeFaults(page, schemes), "axe").toEqual([]);
    for (const size of checkedSizes) {
      await page.setViewportSize(size);
      const at = `at ${size.width} px`;
      soft(await smallTargets(page), `targets too small ${at}`).toEqual([]);
      soft(await overflow(page), `pixels beyond the window ${at}`).toBe(0);
      await widenText(page);
      if (size !== checkedSizes.at(-1))
        soft(await tightBoxes(page), `cut off with wide text ${at}`).toEqual([]);
      soft(await overflow(page), `pixels beyond the window with wide text ${at}`).toBe(0);
      await page.evaluate(() => (document.adoptedStyleSheets = []));
    }
    await page.setViewportSize({ width: 240, height: 320 });
    soft(await overflow(page), "pixels beyond the window of a feature phone").toBe(0);
    const scheme = () => getComputedStyle(document.documentElement).colorScheme;
    soft(await page.evaluate(scheme), "schemes of what the browser draws").toBe("light dark");
    const kept = () => [localStorage.length, sessionStorage.length, document.cookie];
    soft(await page.evaluate(kept), "kept").toEqual([0, 0, ""]);
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize(desk);
    const moving = await page.evaluate(() => document.getAnimations().length);
    soft(moving, "parts that move with reduced motion").toBe(0);
    // The content of <noscript> must not be visible as code.
    soft(await page.locator("body").innerText(), "text").not.toMatch(/<\/?[a-z]+[ >]/);
    await expectPrinted(page);
    await page.emulateMedia({ media: null, reducedMotion: null });
    await expectRoomForEnlargedText(page);
  },
);

it("begins with a skip link that moves focus into the page", async () => {
  const page = await site.open("/");
  await page.keyboard.press("Tab");
  const link = page.locator(":focus");
  expect(await link.getAttribute("href")).toBe("#main");
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  await page.locator("main:focus").waitFor();
});

it.each(["/about", "/programs"])(
  "%s shows on a tablet what a phone folds, with a heading instead of its button",
  async (address) => {
    const page = await site.open(address, { viewport: phone });
    const folded = page.locator(".folded-on-phones").first();
    const parts = ["summary", "h3, h4", "li >> nth=0"].map((part) => folded.locator(part));
    const shown = () => Promise.all(parts.map((part) => part.isVisible()));
    expect(await shown()).toEqual([true, false, false]);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await shown()).toEqual([false, true, true]);
  },
);

const underline = ["text-decoration-line", "underline"] as const;
const square = ["list-style-type", "square"] as const;

it.each<[address: string, ...looks: [part: string, name: string, value: string, place?: string][]]>(
  [
    [
      "/",
      ["#menu > ul li", "list-style-type", "none"],
      ["footer li [lang=sw]", "display", "block"],
      ["main .button", ...underline],
    ],
    [
      "/about",
      [".voice", "content", '"“" / ""', "::before"],
      [".turned", "transform", "matrix(1, 0, 0, -1, 0, 0)"],
      [".sample-mark", "border-top-width", "1px"],
    ],
    ["/get-involved", [".listed", "content", '","', "::after"], ["#partnerships li li", ...square]],
    ["/help", ["main li:not(:has(.helpline))", ...square]],
    ["/leso", [".mirrored", "transform", "matrix(-1, 0, 0, 1, 0, 0)"]],
    ["/blog", ["main nav [aria-current]", "font-weight", "700"]],
    ["/contact", [".helpline", ...underline]],
  ],
)(
  "signs, marks, lists and links of %s look as they should under a pointer",
  async (address, ...looks) => {
    const page = await site.open(address);
    for (const [part, name, value, place] of looks) {
      const box = page.locator(part).first();
      await box.hover();
      expect(await styleOf(box, name, place), `${part} ${name}`).toBe(value);
    }
  },
);

/** Nothing is cut off or overflows with enlarged text, and with words of seventy letters. */
async function expectRoomForEnlargedText(page: Page) {
  const expectRoomFor = async (what: string, part?: string) => {
    soft(await overflow(page), `pixels beyond the window, ${what}`).toBe(0);
    soft(await tightBoxes(page, part), what).toEqual([]);
  };
  await page.setViewportSize(phone);
  await page.evaluate(() =>
    document.querySelectorAll("details").forEach((part) => (part.open = true)),
  );
  for (const text of ["100%", "150%", "200%"]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await expectRoomFor(text);
    soft(await overlappingTexts(page), `overlapping texts, ${text}`).toEqual([]);
    soft(await brokenWords(page), `broken words, ${text}`).toEqual([]);
    await page.locator(".menu-button").click();
    await expectRoomFor(`the menu, ${text}`, "#menu");
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await lengthenWords(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ ...phone, width });
    await expectRoomFor(`long words at ${width} px`);
  }
  await page.evaluate(() => {
    for (const value of document.querySelectorAll("dd.tabular:not(:has(svg))"))
      value.textContent = "KES 12.5 million";
  });
  await page.setViewportSize({ ...phone, width: 320 });
  await expectRoomFor("a figure in words");
}

/** Sets the text spacing that WCAG 1.4.12 lets readers set. */
function widenText(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** A page prints with the charity's name, and without the site's frame. */
async function expectPrinted(page: Page) {
  const line = page.locator(".print-line");
  soft(await line.isVisible(), "print line, on a screen").toBe(false);
  await page.emulateMedia({ media: "print" });
  soft(await axeFaults(page), "axe in print").toEqual([]);
  soft(await page.locator("h1").isVisible(), "heading in print").toBe(true);
  soft(await page.getByRole("banner").isVisible(), "header in print").toBe(false);
  soft(await page.locator("body > footer").isVisible(), "footer in print").toBe(false);
  const dyed = await page.locator(".cloth").evaluateAll((all) => {
    const faulty = all.filter((cloth) => {
      const { backgroundColor, color } = getComputedStyle(cloth);
      return backgroundColor !== "rgba(0, 0, 0, 0)" || color !== "rgb(0, 0, 0)";
    });
    return faulty.map((cloth) => cloth.outerHTML.slice(0, 90));
  });
  soft(dyed, "cloths printed in colour").toEqual([]);
  const printed = await textOf(line);
  const { name, location, address } = organization;
  for (const fact of [name, location, address]) soft(printed, "print line").toContain(fact);
}
