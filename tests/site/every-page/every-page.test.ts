import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import {
  axeFaults,
  crowdedTexts,
  lengthenWords,
  overflow,
  smallTargets,
} from "#tests/support/browser/faults.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import { scriptsOf, vitals } from "#tests/support/browser/settling.ts";
import {
  checkedSizes,
  desk,
  notFoundMessage,
  openSite,
  pagesOfTemplates,
  phone,
  siteAddressesOf,
} from "#tests/support/browser/site.ts";

const { site: organization } = await openContents();
const site = openSite();

// Each size is looked at in one scheme, except on the first page, whose frame is that of all pages.
const schemesAt = (size: object, address: string) => {
  if (size !== phone && size !== desk) return [];
  if (address === "/") return ["light", "dark"] as const;
  return size === phone ? (["light"] as const) : (["dark"] as const);
};

// All faults of a page at a size are collected in one visit and reported together.
const soft = expect.soft;

it.each(pagesOfTemplates)(
  "$address has no faults for any reader at any size",
  { timeout: 60_000 },
  async ({ address, status }) => {
    const expects = status === 404 ? [notFoundMessage] : [];
    const page = await site.visit({ expects, viewport: phone });
    const scripts = scriptsOf(page);
    const answer = await page.goto(site.address + address);
    soft(answer?.status(), "status").toBe(status);
    soft((await vitals(page)).shift, "layout shift").toBeLessThan(0.1);
    await loadLazyParts(page);
    // A page without islands needs no script.
    const islands = await page.locator("[data-island]").count();
    soft(scripts, "scripts before any interaction").toHaveLength(Math.min(islands, 1));
    for (const script of scripts) {
      const bytes = new Uint8Array(await (await fetch(script)).arrayBuffer());
      soft(brotliCompressSync(bytes).length, script).toBeLessThanOrEqual(3000);
    }

    for (const size of checkedSizes) {
      await page.setViewportSize(size);
      const at = `at ${size.width} px`;
      soft(await axeFaults(page, schemesAt(size, address)), `axe ${at}`).toEqual([]);
      soft(await smallTargets(page), `targets too small ${at}`).toEqual([]);
      soft(await overflow(page), `pixels beyond the window ${at}`).toBe(0);
      soft(await cutWithWideText(page), `cut off with wide text ${at}`).toEqual([]);
      soft(await overflow(page), `pixels beyond the window with wide text ${at}`).toBe(0);
      await page.evaluate(() => (document.adoptedStyleSheets = []));
    }
    await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      const moving = await page.evaluate(() => document.getAnimations().length);
      soft(moving, `parts that move with reduced motion at ${size.width} px`).toBe(0);
    }
    soft(await page.getByRole("heading", { level: 1 }).count(), "main headings").toBe(1);
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      soft(await page.getByRole(landmark).count(), landmark).toBe(1);
    }
    const tree = await page.locator("body").ariaSnapshot();
    const names = [...tree.matchAll(/- navigation(.*):/g)].map(([, name = ""]) => name.trim());
    soft(names, "names of navigations").not.toContain("");
    soft(new Set(names).size, "different names of navigations").toBe(names.length);
    // The content of <noscript> must not be visible as code.
    soft(await page.locator("body").innerText(), "text").not.toMatch(/<\/?[a-z]+[ >]/);
    await expectPrinted(page);
    await page.emulateMedia({ media: null, reducedMotion: null });
    await expectRoomForEnlargedText(page);
  },
);

it("looks the same in a browser without cascade layers and registered properties", async () => {
  const page = await site.visit({ viewport: phone });
  const lookOf = () =>
    page.evaluate(() => {
      const names = ["display", "color", "background-color", "border-top-style", "width", "height"];
      return [...document.querySelectorAll("body *")].map((element) => {
        const style = getComputedStyle(element);
        return names.map((name) => style.getPropertyValue(name)).join();
      });
    });
  await page.goto(`${site.address}/get-involved`);
  const before = await lookOf();
  const removed = await page.evaluate(() => {
    const isNew = (rule: CSSRule) => /^CSS(?:Layer|Property)/.test(rule.constructor.name);
    const sheets = [...document.styleSheets];
    return sheets.map((sheet) => {
      for (let at = sheet.cssRules.length - 1; at >= 0; at--)
        if (isNew(sheet.cssRules[at]!)) sheet.deleteRule(at);
      return sheet.cssRules.length;
    });
  });
  expect(removed.every((rules) => rules > 0)).toBe(true);
  expect(await lookOf()).toEqual(before);
});

it("begins with a skip link that moves focus into the page", async () => {
  const page = await site.open("/");
  await page.keyboard.press("Tab");
  const link = page.locator(":focus");
  expect(await link.getAttribute("href")).toBe("#main");
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  await page.locator("main:focus").waitFor();
});

it(
  "every page fits a feature phone, stores nothing, and requests only the giving page from another site",
  { timeout: 120_000 },
  async () => {
    const viewport = { width: 240, height: 320 };
    const page = await site.newPage({ viewport, expects: [notFoundMessage] });
    const strangers = new Set<string>();
    let address = "";
    page.on("request", (request) => {
      if (!request.url().startsWith(site.address)) strangers.add(address);
    });
    for ({ address } of siteAddressesOf("frozen")) {
      await page.goto(site.address + address);
      soft(await overflow(page), `pixels beyond the window of ${address}`).toBe(0);
      const parts = await page.locator(".site-header > div > *").evaluateAll((all) => {
        const boxes = all
          .map((element) => element.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        return boxes.map(({ left, right }) => ({ left, right }));
      });
      const covered = parts.filter(({ left }, at) => left < (parts[at - 1]?.right ?? 0));
      soft(covered, `covered in the header of ${address}`).toEqual([]);
      // A script requests the giving page, and a visitor who leaves at once may be faster.
      if ((await page.locator("[data-giving]").count()) > 0)
        await expect.poll(() => strangers.has(address)).toBe(true);
      const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
      soft(kept, `kept by ${address}`).toEqual([0, 0]);
    }
    expect(await page.context().cookies(site.address)).toEqual([]);
    expect([...strangers]).toEqual(["/donate", "/sw/donate"]);
  },
);

/** Nothing overflows with enlarged text, and with words of seventy letters. */
async function expectRoomForEnlargedText(page: Page) {
  const expectRoomFor = async (what: string, parts = ["body"]) => {
    soft(await overflow(page), `pixels beyond the window, ${what}`).toBe(0);
    for (const part of parts) soft(await crowdedTexts(page, part), what).toEqual([]);
  };
  await page.setViewportSize(phone);
  for (const text of ["150%", "200%"]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await expectRoomFor(text);
    await page.locator(".menu-button").click();
    await expectRoomFor(`the menu, ${text}`, ["#menu"]);
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await lengthenWords(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ ...phone, width });
    await expectRoomFor(`long words at ${width} px`);
  }
}

/**
 * Also loads the lazy parts of a page, which reveals problems with them; at the top the sticky
 * frame covers nothing.
 */
async function loadLazyParts(page: Page) {
  await page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight);
    for (const picture of document.images) picture.loading = "eager";
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    scrollTo(0, 0);
  });
}

/** The parts of a page that are cut off with the text spacing that WCAG 1.4.12 lets readers set. */
function cutWithWideText(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
    const isCut = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const hides =
        /hidden|clip/.test(overflowX + overflowY) &&
        !box.closest("svg, .cloth-art, .sr-only, .skip-link");
      return (
        hides && (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
      );
    };
    const cut = [...document.querySelectorAll("body *")].filter(isCut);
    return cut.map((box) => box.outerHTML.slice(0, 90));
  });
}

/** The headings of a page that no visible content follows. */
function headingsOfNothing(page: Page) {
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

/** A page prints with the charity's name, and without the site's frame and empty sections. */
async function expectPrinted(page: Page) {
  const line = page.locator(".print-line");
  soft(await line.isVisible(), "print line, on a screen").toBe(false);
  await page.emulateMedia({ media: "print" });
  soft(await page.locator("h1").isVisible(), "heading in print").toBe(true);
  soft(await page.getByRole("banner").isVisible(), "header in print").toBe(false);
  soft(await page.locator("body > footer").isVisible(), "footer in print").toBe(false);
  const printed = await textOf(line);
  const { name, location, address } = organization;
  for (const fact of [name, location, address]) soft(printed, "print line").toContain(fact);
  soft(await headingsOfNothing(page), "headings over nothing in print").toEqual([]);
}
