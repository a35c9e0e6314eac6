import type { Page, Request } from "playwright-core";
import { expect, it } from "vitest";
import { isFirefox } from "#tests/support/browser/firefox.ts";
import { openForm } from "#tests/support/browser/open-form.ts";
import { forbidStorage } from "#tests/support/browser/old-browser.ts";
import { checkedSizes, desk, openSite, phone } from "#tests/support/browser/site.ts";
import {
  focused,
  goBack,
  goBackTo,
  leaveInPlace,
  settled,
  slowConnection,
} from "#tests/support/browser/settling.ts";
import { runBeforePages } from "#tests/support/browser/visitor.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const { interface: words, about, forms, languages } = await frozenContents();
const exitAddress = words.quickExit?.address ?? "";
const harmless = `${exitAddress}**`;
const site = openSite();
const exit = (page: Page) => page.locator(".quick-exit a");

// With an icon, or the browser would request one from the real site.
const news = '<link rel="icon" href="data:,"><title>News</title><h1>News</h1>';
/** Replaces the harmless page. */
const answerHarmless = (page: Page) =>
  page.route(harmless, (route) => route.fulfill({ contentType: "text/html", body: news }));

/** Goes back twice from the harmless page, and expects that nothing else is ever shown. */
async function holdThatBackShowsNothing(page: Page) {
  const news = page.getByRole("heading", { name: "News" });
  await news.waitFor();
  for (let times = 0; times < 2; times++) {
    const sentOn = page.waitForEvent("framenavigated", (frame) =>
      frame.url().startsWith(exitAddress),
    );
    await goBack(page);
    await sentOn;
    await news.waitFor();
  }
}

const pressEach = async (page: Page, keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** What is covered: the exit, or a number in a part of the page that is scrolled to it. */
function coveredOn(page: Page, part: string) {
  return page.evaluate((inside) => {
    const bar = document.querySelector(".quick-exit a")!;
    const numbers = [...document.querySelectorAll(`${inside} a[href^='tel:']`)];
    const covered = [...numbers.filter((link) => link.checkVisibility()), bar].filter((link) => {
      if (link !== bar) link.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, right, bottom } = link.getBoundingClientRect();
      return [top + 2, (top + bottom) / 2, bottom - 2].some(
        (y) => !link.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    });
    return covered.map((link) => link.outerHTML.slice(0, 90));
  }, part);
}

// All pages share the frame.
it.each(["/help", "/sw/contact"])(
  "the quick exit of %s is below the header in one line, says what it cannot do, is in the menu, and is covered by nothing",
  async (address) => {
    const page = await site.open(address, { viewport: phone });
    const bar = (await page.locator(".quick-exit").boundingBox())!;
    expect(bar).toMatchObject({ x: 0, y: 64, width: phone.width, height: 44 });
    const { height, width } = (await exit(page).boundingBox())!;
    expect([height, width > 150]).toEqual([44, true]);
    const { interface: spoken } = languages[address.startsWith("/sw") ? 1 : 0]!;
    expect(await page.getByText(spoken.exitNote).isVisible()).toBe(true);
    await page.locator(".menu-button").click();
    for (const number of await page.locator("#menu a[href^='tel:']").all())
      expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await page.locator("#menu [data-quick-exit]").scrollIntoViewIfNeeded();
    expect(await coveredOn(page, "#menu")).toEqual([]);
    await page.keyboard.press("Escape");
    for (const viewport of checkedSizes) {
      await page.setViewportSize(viewport);
      expect(await coveredOn(page, "body"), `${viewport.width} px`).toEqual([]);
    }
    await page.setViewportSize(desk);
    const logo = await page.locator(".site-header a img").first().boundingBox();
    expect((await exit(page).boundingBox())?.x).toBeCloseTo(logo!.x, 0);
  },
);

it.each<[by: string, address: string, leave: (page: Page) => Promise<unknown>]>([
  ["a tap", "/sw", (page) => exit(page).click({ noWaitAfter: true })],
  ["the second Tab stop and Enter", "/contact", (page) => pressEach(page, ["Tab", "Tab", "Enter"])],
  ["Shift pressed three times", "/leso", (page) => pressEach(page, ["Shift", "Shift", "Shift"])],
])(
  "the quick exit leaves no page in the tab's history after %s on %s, before the page's script has loaded, and makes no other request",
  async (_by, address, leave) => {
    const page = await site.visit({ viewport: phone });
    await answerHarmless(page);
    for (const before of ["/privacy", "/help"]) await page.goto(site.address + before);
    // This script never loads.
    await page.route(/\/assets\/entry/, () => {});
    await page.goto(site.address + address, { waitUntil: "commit" });
    await page.locator(".menu-button").waitFor();
    const asked: [address: string, referrer?: string][] = [];
    page.on("request", (request) => {
      const isOfPage = /image|font|script/.test(request.resourceType());
      const isBack = request.isNavigationRequest() && request.url().startsWith(site.address);
      if (!isOfPage && !isBack) asked.push([request.url(), request.headers().referer]);
    });
    await leave(page);
    await holdThatBackShowsNothing(page);
    expect(asked).toEqual(Array(3).fill([exitAddress, undefined]));
  },
);

it("the quick exit leaves pages in the back/forward cache too, until the site is opened again", async () => {
  const page = await site.wholePage();
  const restored: string[] = [];
  await page.exposeFunction("note", (visibility: string) => restored.push(visibility));
  await page.addInitScript(() => {
    const { note } = window as unknown as { note: (visibility: string) => void };
    // Before the page's own listeners.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) note(document.documentElement.style.visibility);
    });
  });
  await answerHarmless(page);
  for (const place of ["/privacy", "/help", "/contact"]) await page.goto(site.address + place);
  await exit(page).click();
  await holdThatBackShowsNothing(page);
  await page.goto(`${site.address}/about`);
  await page.goto(`${site.address}/contact`);
  await goBackTo(page, "/about");
  await page.getByRole("heading", { level: 1, name: about.heading }).waitFor();
  // No page is seen before it is known whether it may be shown. Firefox restores none in tests.
  expect([...new Set(restored)]).toEqual(isFirefox ? [] : ["hidden"]);
});

it.skipIf(isFirefox)(
  "the quick exit leaves no page in the tab's history offline, and shows only the browser's own page",
  async () => {
    const page = await site.wholePage({ viewport: phone });
    const reached: string[] = [];
    page.on("framenavigated", (frame) => reached.push(frame.url().replace(site.address, "")));
    for (const before of ["/privacy", "/help", "/contact"]) await page.goto(site.address + before);
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

it("the quick exit leaves with Shift pressed three times within three seconds, and ignores similar presses", async () => {
  const page = await site.visit({ viewport: phone });
  await answerHarmless(page);
  await page.goto(`${site.address}/contact`);
  await page.locator("#message").fill("Dear team");
  const { keyboard, mouse } = page;
  const pressAt = async (...times: number[]) => {
    for (const time of times) {
      await page.evaluate((now) => {
        Object.defineProperty(Event.prototype, "timeStamp", { configurable: true, value: now });
      }, time);
      // A key that is held down a moment repeats.
      for (let repeats = 0; repeats < 2; repeats++) await keyboard.down("Shift");
      await keyboard.up("Shift");
    }
  };
  const pressWith = async (other: string) => {
    await keyboard.down(other);
    await pressEach(page, ["Shift", "Shift", "Shift"]);
    await keyboard.up(other);
  };
  const leaveWindow = () => void dispatchEvent(new Event("blur"));
  const thrice: [what: string, press: () => Promise<unknown>][] = [
    ["a letter in capitals", () => keyboard.press("Shift+S")],
    ["a click with Shift", () => page.locator("#message").click({ modifiers: ["Shift"] })],
    ["Shift with Alt", () => pressWith("Alt")],
    ["Shift with Control", () => pressWith("Control")],
    ["Shift with Meta", () => pressWith("Meta")],
    ["Shift between other keys", () => pressEach(page, ["Shift", "ArrowLeft"])],
    ["Shift between clicks", () => keyboard.press("Shift").then(() => mouse.click(5, 300))],
    ["Shift between scrolling", () => keyboard.press("Shift").then(() => mouse.wheel(0, 1))],
    ["Shift between windows", () => keyboard.press("Shift").then(() => page.evaluate(leaveWindow))],
  ];
  for (const [what, press] of thrice) {
    for (let times = 0; times < 3; times++) await press();
    const message = page.locator("#message").inputValue({ timeout: 3_000 });
    expect(await message.catch(() => "The page was left."), what).toContain("Dear team");
    expect(await page.evaluate(() => document.body.hidden), what).toBe(false);
  }
  await keyboard.press("a");
  await pressAt(1000, 2500, 4000);
  expect(await page.evaluate(() => document.body.hidden)).toBe(false);
  // The last three count.
  await pressAt(5499);
  await page.waitForURL(harmless, { waitUntil: "commit" });
});

it("the quick exit empties forms and storage, hides and renames the page at once, and no warning holds it up", async () => {
  const page = await site.visit();
  await page.goto(`${site.address}/get-involved`);
  await page.locator("#message").fill("Dear team");
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.goto(`${site.address}/contact`);
  await page.evaluate(() => addEventListener("beforeunload", (event) => event.preventDefault()));
  const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(await page.evaluate(asks)).toBe(true);
  // A form with errors changes the title, and changes it back when it is reset.
  const errorTitle = forms.errorTitle.replace("{title}", await page.title());
  await page.locator("main form button[type=submit]").click();
  await page.waitForFunction((title) => document.title === title, errorTitle);
  await page.locator("#message").fill("Dear team");
  await page.locator("#newsletter-email").fill("amina@example.org");
  await leaveInPlace(page);
  expect(await page.evaluate(() => document.body.hidden)).toBe(true);
  expect(await page.title()).toBe(new URL(exitAddress).hostname);
  expect(await page.evaluate(() => Object.values(sessionStorage))).toEqual([exitAddress]);
  expect(await page.evaluate(asks)).toBe(false);
  for (const field of ["#message", "#newsletter-email"])
    expect(await page.locator(field).inputValue()).toBe("");
});

it("the quick exit leaves without storage too", async () => {
  const page = await site.visit({ expects: [/No storage here/] });
  await runBeforePages(page, forbidStorage);
  await page.goto(`${site.address}/contact`);
  await leaveInPlace(page);
  // The browser may show the title of the address that it is loading.
  expect(await page.title()).toContain(new URL(exitAddress).hostname);
});

// While a request is held back, the driver of Firefox reports neither pages nor responses.
it.skipIf(isFirefox).each(["comes later", "never comes"])(
  "the quick exit is not undone by the code of a form that was sent and %s",
  async (when) => {
    const comes = when === "comes later";
    const page = await site.visit({ isNew: true, expects: comes ? [] : [/ERR_FAILED/] });
    const release = await slowConnection(page);
    await page.goto(`${site.address}/contact`);
    await page.evaluate(() => {
      HTMLFormElement.prototype.submit = () => (document.title = "Sent");
    });
    await page.locator("#message").fill("Dear team");
    await page.locator("main form button[type=submit]").click();
    await leaveInPlace(page);
    const isCode = (request: Request) => request.url().includes("delivery-form");
    const code = comes
      ? page.waitForEvent("requestfinished", isCode)
      : page.waitForEvent("requestfailed", isCode);
    release(!comes);
    await code;
    if (comes)
      await page.evaluate(() => customElements.whenDefined("delivery-form").then(() => undefined));
    await settled(page);
    expect(await page.title()).toBe(new URL(exitAddress).hostname);
    expect(await page.locator("main .panel").count()).toBe(0);
  },
);

it.each([phone, desk, { width: 740, height: 360 }])(
  "after an application is sent, its notice is in view, and covers neither the exit nor the next steps at $width px",
  async (viewport) => {
    const { fill, panel, page } = await openForm(site, "volunteer", { viewport });
    await fill({ name: "Amina", email: "amina@example.org" });
    // From a field at the top, which is far from the panel.
    await page.keyboard.press("Enter");
    const notice = page.locator("[data-sonner-toast][data-mounted=true]");
    await notice.waitFor();
    // It slides in, and its final position counts.
    await notice.evaluate((toast) => Promise.all(toast.getAnimations().map((one) => one.finished)));
    await focused(panel);
    const parts = [page.locator(".quick-exit"), notice, panel, panel.locator("h3").first()];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const edges = boxes.flatMap((box) => [box!.y, box!.y + box!.height]);
    const [, bar, top, bottom, below, , , heading] = edges as Required<typeof edges>;
    const isInView = top! >= 0 && heading! <= viewport.height;
    expect([isInView, bar! <= top!, bottom! <= below!]).toEqual([true, true, true]);
  },
);
