import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { faultsInEveryScheme, faultsInLight } from "#tests/support/browser/accessibility.ts";
import { overflow } from "#tests/support/browser/page-faults.ts";
import { phone } from "#tests/support/browser/site.ts";
import { openPreview } from "#tests/support/review/open-preview.ts";

const host = "https://github.example";
const gone = "{ id: gone, name: Gone G., role: Guard, about: Looks after the gate. }";
// Each with what it was; home has c1 and c2, about the others.
const site = openPreview(
  [
    ["pages/home.yaml", "we help girls stay in", "we help <b>girls</b> & boys stay in"],
    ["gallery.yaml", "a large raised hand", "a small raised hand"],
    ["pages/about.yaml", "heading: Our name means “solution”", "heading: We are “solution”"],
    ["pages/about.yaml", "what we believe in", "what we hope for"],
    ["team.yaml", "\n- id:", `\n- ${gone}\n- id:`],
  ],
  { host: "github", repository: `${host}/owner/website` },
);

// The bar has one layout for phones and one for all else, which the other tests walk through.
const isMatrix = process.env.TEST_MATRIX === "true";
const wide = { width: 1440, height: 900 };
const calm = { reducedMotion: "reduce" } as const;
const bar = (page: Page) => page.getByRole("complementary", { name: "Review" });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const panel = (page: Page) => bar(page).locator(".review-panel");
const counter = (page: Page) => bar(page).locator(".review-counter");
const ringed = (page: Page) => page.locator(".review-here");
const isFocused = (place: Locator) => place.evaluate((one) => one === document.activeElement);
const path = (page: Page) => page.url().slice(site.address.length);

it("writes pages that differ from the public site in nothing but the review", () => {
  expect(site.made.differing).toEqual([]);
  expect(site.made.review.site?.pages.map(({ address }) => address)).toEqual(["/", "/about"]);
});

describe("the bar of a changed page", () => {
  it("walks through every change by keyboard, and on to the next changed page", async () => {
    const page = await site.open("/", calm);
    expect(await counter(page).textContent()).toBe("2 changes on this page");
    expect(await panel(page).isVisible()).toBe(false);
    await page.keyboard.press("Alt+ArrowDown");
    expect(await counter(page).textContent()).toBe("Change 1 of 2");
    expect(await bar(page).getByRole("status").allTextContents()).toContain(
      "Change 1 of 2: Text changed",
    );
    await button(page, "Next change").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/about#c3");
    expect(await counter(page).textContent()).toBe("Change 1 of 5");
    expect(await isFocused(button(page, "Next change"))).toBe(true);
    await page.keyboard.press("Alt+ArrowUp");
    await page.waitForURL("**/#c2");
    expect(await counter(page).textContent()).toBe("Change 2 of 2");
    await panel(page).getByRole("link", { name: "All changes" }).focus();
    await page.keyboard.press("Escape");
    expect(await panel(page).isVisible()).toBe(false);
    expect(await isFocused(counter(page))).toBe(true);
  });

  it("shows words that differ, marks of HTML as words, and the reason", async () => {
    const page = await site.open("/#c1", calm);
    const shown = panel(page).locator("li:not([hidden])");
    expect(await shown.locator("del").allTextContents()).toEqual(["<b>girls</b> & boys"]);
    expect(await shown.locator("ins").allTextContents()).toEqual(["girls"]);
    expect(await panel(page).locator("b").count()).toBe(0);
    const reason = panel(page).getByRole("link", { name: "content/pages/home.yaml:7" }).first();
    expect(await reason.getAttribute("href")).toMatch(
      /^https:\/\/github\.example\/owner\/website\/(?:edit|blob)\/.+\/content\/pages\/home\.yaml#L7$/,
    );
  });

  it.each([phone, { width: 1440, height: 900 }])("covers nothing of %o", async (viewport) => {
    const page = await site.open("/#c1", { ...calm, viewport });
    const [mark, above] = [await ringed(page).boundingBox(), await panel(page).boundingBox()];
    expect(mark && above && mark.y + mark.height).toBeLessThanOrEqual(above?.y ?? 0);
    await page.keyboard.press("Escape");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const end = await page.getByRole("contentinfo").boundingBox();
    const row = await bar(page).locator(".review-row").boundingBox();
    expect(end && end.y + end.height).toBeLessThanOrEqual((row?.y ?? 0) + 1);
    expect(row?.height).toBeLessThan(52);
    await page.goto(`${site.address}/help`);
    const exit = await page.locator(".quick-exit").boundingBox();
    expect(exit && exit.y + exit.height).toBeLessThanOrEqual(row?.y ?? 0);
  });

  it("leads to the heading of what is gone, and to itself on the page as it is now", async () => {
    const page = await site.open("/about#c7", calm);
    expect(await ringed(page).textContent()).toBe("Who leads the work");
    await bar(page).getByRole("link", { name: "As it is now" }).click();
    await page.waitForURL("**/_review/before/about#c7");
    expect((await ringed(page).textContent())?.trim()).toBe("Gone G.");
    await bar(page).getByRole("link", { name: "As it will be" }).click();
    await page.waitForURL("**/about#c7");
  });

  it.runIf(isMatrix)("stays where it is scrolled to between the two states", async () => {
    const page = await site.open("/about", calm);
    await page.evaluate(() => scrollTo(0, 900));
    await bar(page).getByRole("link", { name: "As it is now" }).click();
    await page.waitForURL("**/before/about");
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  it("shows what no page shows: a description and the two pictures for sharing", async () => {
    const page = await site.open("/about#c3", calm);
    expect(await panel(page).getByText("Not seen on the page itself").first().isVisible()).toBe(
      true,
    );
    expect(await panel(page).locator("li:not([hidden]) ins").textContent()).toBe("believe in");
    await button(page, "Next change").click();
    const pictures = panel(page).getByRole("img");
    expect(await pictures.count()).toBe(2);
    await pictures.last().evaluate((image: HTMLImageElement) => image.decode());
    const widths = pictures.evaluateAll((all) =>
      all.map((one) => (one as HTMLImageElement).naturalWidth),
    );
    expect(await widths).toEqual([1200, 1200]);
  });

  it("shows the page dark, light and as printed, and remembers it on the next page", async () => {
    const page = await site.open("/about", calm);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await button(page, "Dark").click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.goto(site.address);
    expect(await ground()).toBe(dark);
    await button(page, "Light").click();
    await button(page, "As printed").click();
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    expect(await counter(page).isVisible()).toBe(true);
    await button(page, "As printed").click();
    expect([await page.getByRole("banner").isVisible(), await ground()]).toEqual([true, light]);
    await page.emulateMedia({ media: "print" });
    expect(await counter(page).isVisible()).toBe(false);
  });

  it.runIf(isMatrix)(
    "opens the page in a window as wide as a phone, and without script",
    async () => {
      const page = await site.open("/about", calm);
      const opened = page.waitForEvent("popup");
      await button(page, "Phone width").click();
      const narrow = await opened;
      expect(await narrow.evaluate(() => innerWidth)).toBe(360);
      await narrow.close();
      await bar(page).getByRole("link", { name: "Without script" }).click();
      expect(path(page)).toBe("/_review/no-script/about");
      expect(await page.locator("script").count()).toBe(0);
    },
  );
});

describe("editing", () => {
  async function editing(address = "/", options = {}) {
    const page = await site.open(address, { ...calm, ...options });
    await page.context().route(`${host}/**`, (route) => route.fulfill({ body: "The editor" }));
    await button(page, "Edit").click();
    return page;
  }
  const tip = (page: Page) => bar(page).locator(".review-tip");

  it("shows where a text is written, and opens that line instead of following its link", async () => {
    const page = await editing();
    const link = page.getByRole("main").getByRole("link").first();
    await link.hover();
    expect(await tip(page).textContent()).toMatch(/^content\/pages\/home\.yaml:\d+$/);
    const opened = page.waitForEvent("popup");
    await link.click();
    expect((await opened).url()).toMatch(/content\/pages\/home\.yaml#L\d+$/);
    expect(path(page)).toBe("/");
    await button(page, "Edit").click();
    await link.click();
    expect(path(page)).not.toBe("/");
  });

  it("is done with the keyboard alone, and ends with all that it made reachable", async () => {
    const page = await editing();
    const heading = page.getByRole("heading", { level: 1 });
    await heading.focus();
    expect(await isFocused(heading)).toBe(true);
    const opened = page.waitForEvent("popup");
    await page.keyboard.press("Enter");
    await opened;
    await button(page, "Edit").press("Space");
    expect(await heading.getAttribute("tabindex")).toBeNull();
  });

  it("asks which line is meant where a text has several", async () => {
    const page = await editing();
    const title = page.getByRole("main").locator('[data-src*=" "]').first();
    await title.focus();
    await page.keyboard.press("Enter");
    const choices = tip(page).getByRole("button");
    expect(await choices.count()).toBeGreaterThan(1);
    expect(await isFocused(choices.first())).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isFocused(title)).toBe(true);
    await page.keyboard.press("Enter");
    const opened = page.waitForEvent("popup");
    await choices.last().click();
    expect((await opened).url()).toContain(`${host}/owner/website/`);
  });

  it("copies the place without a code host, and asks this computer's editor at home", async () => {
    const page = await editing("/", { permissions: ["clipboard-read", "clipboard-write"] });
    const use = (template: string) =>
      bar(page).evaluate((one, to) => (one.dataset.editor = to), template);
    const heading = page.getByRole("heading", { level: 1 });
    await use("");
    await heading.click();
    await tip(page).getByText("Copied: content/pages/home.yaml:6").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "content/pages/home.yaml:6",
    );
    await page.route("**/__open-in-editor**", (route) => route.fulfill({ status: 200 }));
    await use("/__open-in-editor?file={file}:{line}");
    const asked = page.waitForRequest("**/__open-in-editor**");
    await heading.click();
    expect((await asked).url()).toMatch(/\?file=content\/pages\/home\.yaml:6$/);
    await button(page, "Edit").click();
    await button(page, "Next change").click();
    const line = panel(page)
      .getByRole("link", { name: /^content\// })
      .first();
    await line.evaluate((one) => one.setAttribute("href", "/__open-in-editor?file=a.yaml:1"));
    const askedAgain = page.waitForRequest("**/__open-in-editor?file=a.yaml:1");
    await line.click();
    await askedAgain;
    expect(page.context().pages().length).toBe(1);
  });
});

describe("a review for everybody", () => {
  it("is a list at the end of the page without script", async () => {
    const page = await site.open("/", { javaScriptEnabled: false });
    const list = bar(page).getByRole("list").first().locator("> li");
    expect(await list.count()).toBe(2);
    for (const one of await list.all()) expect(await one.isVisible()).toBe(true);
    await bar(page)
      .getByRole("link", { name: /^Next page/ })
      .click();
    expect(path(page)).toBe("/about#c3");
    await bar(page).getByRole("link", { name: "All changes" }).click();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "7 changes on 2 pages",
    );
    await page.getByRole("link", { name: "Picture for sharing changed" }).click();
    expect(path(page)).toBe("/about#c4");
  });

  it.each(isMatrix ? [phone, { width: 768, height: 1024 }, wide] : [phone])(
    "has nothing that axe finds at %o, with every control large enough",
    async (viewport) => {
      const page = await site.open("/about#c4", { ...calm, viewport });
      const more = button(page, "More");
      if (await more.isVisible()) await more.click();
      expect(await faultsInEveryScheme(page)).toEqual([]);
      for (const one of await bar(page).locator(".review-row :is(a, button):visible").all()) {
        const { width = 0, height = 0 } = (await one.boundingBox()) ?? {};
        expect(Math.min(width, height), (await one.textContent()) ?? "").toBeGreaterThanOrEqual(44);
      }
    },
  );

  it("has nothing that axe finds in the list of all changes and in the plain list", async () => {
    const page = await site.open("/_review/index.html", { viewport: phone });
    expect(await faultsInEveryScheme(page)).toEqual([]);
    await page.route("**/_review/bar.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.goto(`${site.address}/about`);
    expect(await panel(page).getByRole("listitem").first().isVisible()).toBe(true);
    expect(await faultsInLight(page)).toEqual([]);
  });

  it("loses nothing in a window of 320 by 256 pixels, and shows where the focus is", async () => {
    const page = await site.open("/about#c5", { ...calm, viewport: { width: 320, height: 256 } });
    expect(await overflow(page)).toBe(0);
    await button(page, "More").click();
    await page.keyboard.press("Tab");
    for (const one of await bar(page).locator(".review-tools > *:visible").all()) {
      const { y = -1, height = 0 } = (await one.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(257);
    }
    const ring = await button(page, "Edit").evaluate((one) => getComputedStyle(one).outlineWidth);
    expect(ring).toBe("3px");
  });
});
