import { parse } from "node-html-parser";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { isFirefox } from "#tests/support/browser/firefox.ts";
import { mailApp } from "#tests/support/browser/mail.ts";
import {
  checkedSizes,
  openSite,
  phone,
  siteAddressesOf,
  type VisitOptions,
} from "#tests/support/browser/site.ts";
import { focused, goBackTo, island, hydrate } from "#tests/support/browser/settling.ts";

const { interface: words, about } = await openContents();
const exitAddress = words.quickExit?.address ?? "";
const site = openSite();
const isHarmless = (address: string) => /^\/(?:donate|leso(?:\/.+)?)$/.test(address);
// All pages share the frame, so on a change one page of each template is tested.
const lookedAt = ["/", "/help", "/get-involved", "/blog/1", "/sw/contact"];
const exit = (page: Page) => page.locator(".quick-exit a");
const harmless = `${exitAddress}**`;

const script = /\/assets\/entry/;

// With an icon, or the browser would request one from the real site.
const news = '<link rel="icon" href="data:,"><title>News</title><h1>News</h1>';

/** Replaces the harmless page. */
const answerHarmless = (page: Page) =>
  page.route(harmless, (route) => route.fulfill({ contentType: "text/html", body: news }));

type SensitiveVisit = VisitOptions & { isSlow?: boolean; before?: string[] };

/** Opens a page, by default after two others, with a replacement for the harmless page; its script may never load. */
async function openSensitive(
  address: string,
  { isSlow = false, before = ["/privacy", "/help"], ...options }: SensitiveVisit = {},
  opening = site.visit({ viewport: phone, ...options }),
) {
  const page = await opening;
  await answerHarmless(page);
  for (const place of before) await page.goto(site.address + place);
  if (isSlow) await page.route(script, () => {});
  await page.goto(site.address + address, { waitUntil: isSlow ? "commit" : "load" });
  await exit(page).waitFor();
  return page;
}

/** Goes back after this call has returned, because the page that is left could not answer. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** Goes back twice from the harmless page, and expects that nothing else is ever shown. */
async function holdThatBackShowsNothing(page: Page) {
  const news = page.getByRole("heading", { name: "News" });
  await news.waitFor();
  for (let times = 0; times < 2; times++) {
    const sentOn = page.waitForEvent("framenavigated", {
      predicate: (frame) => frame.url().startsWith(exitAddress),
    });
    await goBack(page);
    await sentOn;
    await news.waitFor();
  }
}

const click = (page: Page) => page.locator("#message").click();
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const pressEach = async (page: Page, keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** What is covered: the exit, or a number in a part of the page that is scrolled to it. */
function coveredOn(page: Page, part: string) {
  return page.evaluate((inside) => {
    const bar = document.querySelector(".quick-exit a")!;
    const links = [...document.querySelectorAll(`${inside} a[href^='tel:']`)];
    const isHit = (link: Element) => {
      const { left, top, right, bottom } = link.getBoundingClientRect();
      return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
        link.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    };
    const covered = links.filter((link) => {
      if (link.getClientRects().length === 0) return false;
      link.scrollIntoView({ block: "center", behavior: "instant" });
      return !isHit(link);
    });
    return [...covered, ...(isHit(bar) ? [] : [bar])].map((link) => link.outerHTML.slice(0, 90));
  }, part);
}

it("the quick exit is on every page and in its menu, unless the page is harmless", async () => {
  for (const { address } of siteAddressesOf("frozen")) {
    const html = parse(await (await fetch(site.address + address)).text());
    for (const part of [".quick-exit", "#menu"])
      expect
        .soft(html.querySelectorAll(`${part} a[data-quick-exit]`), `${part} of ${address}`)
        .toHaveLength(isHarmless(address) ? 0 : 1);
  }
});

describe.each(lookedAt)("the quick exit of %s", (address) => {
  it("is below the header in one line, says what it cannot do, is in the menu, and is covered by nothing", async () => {
    const page = await site.open(address, { viewport: phone });
    const bar = (await page.locator(".quick-exit").boundingBox())!;
    expect(bar).toMatchObject({ x: 0, y: 64, width: phone.width, height: 44 });
    const { height, width } = (await exit(page).boundingBox())!;
    expect([height, width > 150]).toEqual([44, true]);
    const note = address.startsWith("/sw")
      ? (await openContents()).languages[1]!.interface.exitNote
      : words.exitNote;
    expect(await page.getByText(note).isVisible()).toBe(true);
    await page.locator(".menu-button").click();
    await page.locator("#menu [data-quick-exit]").scrollIntoViewIfNeeded();
    expect(await coveredOn(page, "#menu")).toEqual([]);
    await page.keyboard.press("Escape");
    for (const viewport of address === "/get-involved" ? checkedSizes : [phone]) {
      await page.setViewportSize(viewport);
      expect(await coveredOn(page, "body"), `${viewport.width} px`).toEqual([]);
    }
  });
});

describe("the quick exit", () => {
  it.each<[by: string, leave: (page: Page) => Promise<unknown>]>([
    ["a tap", (page) => exit(page).click({ noWaitAfter: true })],
    ["the second Tab stop and Enter", (page) => pressEach(page, ["Tab", "Tab", "Enter"])],
    ["Shift pressed three times", (page) => pressEach(page, ["Shift", "Shift", "Shift"])],
  ])(
    "leaves no page in the tab's history after %s, before the page's script has loaded",
    async (_by, leave) => {
      const page = await openSensitive("/contact", { isSlow: true });
      await leave(page);
      await holdThatBackShowsNothing(page);
    },
  );

  it("leaves pages in the back/forward cache too, until the site is opened again", async () => {
    const page = await openSensitive("/contact", {}, site.keepingPage());
    await exit(page).click();
    await holdThatBackShowsNothing(page);
    await page.goto(`${site.address}/about`);
    await page.goto(`${site.address}/contact`);
    await goBackTo(page, "/about");
    await page.getByRole("heading", { level: 1, name: about.heading }).waitFor();
  });

  it.skipIf(isFirefox)(
    "leaves no page in the tab's history offline, and shows only the browser's own page",
    async () => {
      // The headless shell has no error page of its own.
      const page = await site.keepingPage({ viewport: phone }, []);
      const reached: string[] = [];
      page.on("framenavigated", (frame) => reached.push(frame.url().replace(site.address, "")));
      for (const before of ["/privacy", "/help", "/contact"])
        await page.goto(site.address + before);
      await page.context().setOffline(true);
      const error = "chrome-error://chromewebdata/";
      for (const leave of [() => exit(page).click({ noWaitAfter: true }), goBack, goBack]) {
        const left = page.waitForEvent("framenavigated", (frame) => frame.url() === error);
        await leave(page);
        await left;
        await expect.poll(() => page.title()).toBe(new URL(exitAddress).hostname);
      }
      expect(reached.slice(3)).toEqual([error, "/help", error, "/privacy", error]);
    },
  );

  it("makes no request except for the harmless page", async () => {
    const page = await openSensitive("/sw");
    const addresses: string[] = [];
    const referrers: unknown[] = [];
    page.on("request", (request) => {
      addresses.push(request.url());
      if (request.url().startsWith(exitAddress)) referrers.push(request.headers().referer);
    });
    await exit(page).click();
    await page.getByRole("heading", { name: "News" }).waitFor();
    // Browsers request a page's icon on their own.
    const others = addresses.filter((request) => !request.startsWith(exitAddress));
    expect(others.filter((request) => !request.endsWith("/favicon.svg"))).toEqual([]);
    await holdThatBackShowsNothing(page);
    expect(referrers).toEqual([undefined, undefined, undefined]);
  });

  it.each(["/donate", "/leso"])(
    "works with its keys on %s too, without a link",
    async (address) => {
      const page = await site.visit();
      await answerHarmless(page);
      await page.goto(site.address + address);
      await pressEach(page, ["Shift", "Shift", "Shift"]);
      await page.waitForURL(harmless, { waitUntil: "commit" });
    },
  );

  it("ignores similar key presses", async () => {
    const page = await openSensitive("/contact", { before: [] });
    await page.locator("#message").fill("Dear team");
    const others: [what: string, press: () => Promise<unknown>][] = [
      ["a letter in capitals", () => page.keyboard.press("Shift+S")],
      ["a click with Shift", () => page.locator("#message").click({ modifiers: ["Shift"] })],
      ["Shift with Alt", () => page.keyboard.press("Alt+Shift")],
      ["Shift between other keys", () => pressEach(page, ["Shift", "ArrowLeft"])],
      ["Shift between clicks", () => page.keyboard.press("Shift").then(() => click(page))],
      ["Shift once a while", () => page.keyboard.press("Shift").then(() => wait(1600))],
    ];
    for (const [what, press] of others) {
      for (let times = 0; times < 3; times++) await press();
      expect(await page.locator("#message").inputValue(), what).toContain("Dear team");
      expect(await page.evaluate(() => document.body.hidden), what).toBe(false);
    }
  });

  it("leaves without a warning about unsent words", async () => {
    const page = await openSensitive("/contact", { before: [] });
    await page.evaluate(() => addEventListener("beforeunload", (event) => event.preventDefault()));
    const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(await page.evaluate(asks)).toBe(true);
    await page.locator("#message").fill("Dear team");
    await exit(page).click();
    await page.waitForURL(harmless);
  });

  it("empties forms and storage, and hides and renames the page at once", async () => {
    const page = await site.visit();
    await page.goto(`${site.address}/get-involved`);
    await page.locator("#message").fill("Dear team");
    await page.waitForFunction(() => sessionStorage.length > 0);
    await page.goto(`${site.address}/contact`);
    await page.locator("#message").fill("Dear team");
    // A response without content leaves the current page in place.
    await page.route(harmless, (route) => route.fulfill({ status: 204 }));
    const answered = page.waitForResponse(harmless);
    await exit(page).click({ noWaitAfter: true });
    await answered;
    expect(await page.evaluate(() => document.body.hidden)).toBe(true);
    expect(await page.title()).not.toContain("Suluhisho");
    expect(await page.evaluate(() => Object.values(sessionStorage))).toEqual([exitAddress]);
    expect(await page.locator("#message").inputValue()).toBe("");
  });

  it("is a plain link without JavaScript", async () => {
    const page = await openSensitive("/help", { before: [], javaScriptEnabled: false });
    await exit(page).click();
    await page.waitForURL(harmless);
  });

  it.skipIf(isFirefox)("is aligned with the site's name, also beside a scrollbar", async () => {
    const page = await site.keepingPage({}, ["--hide-scrollbars"]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.address}/about`);
    const { width, lefts } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      lefts: [".site-header a[href='/'] img", ".quick-exit a"].map((selector) =>
        Math.round(document.querySelector(selector)!.getBoundingClientRect().left),
      ),
    }));
    expect(width).toBeLessThan(1440);
    expect(lefts[1]).toBe(lefts[0]);
  });
});

it.each(["/contact", "/get-involved"])(
  "after sending, the notice of %s covers neither the exit nor the next steps",
  async (address) => {
    const page = await site.visit({ viewport: phone });
    mailApp(page);
    await page.goto(site.address + address);
    await hydrate(island(page, address === "/contact" ? "contact-form" : "volunteer-form"));
    await page.locator("#email").fill("amina@example.org");
    if (address !== "/contact") await page.locator("#name").fill("Amina");
    await page.locator("main form button[type=submit]").click();
    const notice = page.locator("[data-sonner-toast][data-mounted=true]");
    await notice.waitFor();
    // It slides in, and its final position counts.
    await notice.evaluate(async (toast) => {
      await Promise.all(toast.getAnimations().map(({ finished }) => finished));
    });
    await focused(page.locator("main .panel[data-outcome]"));
    const panel = (await page.locator("main .panel[data-outcome]").boundingBox())!;
    const toast = (await notice.boundingBox())!;
    const bar = (await page.locator(".quick-exit").boundingBox())!;
    expect(toast.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(toast.y + toast.height).toBeLessThanOrEqual(panel.y);
    const heading = (await page.locator("main .panel h3").first().boundingBox())!;
    expect(heading.y + heading.height).toBeLessThanOrEqual(phone.height);
  },
);
