import { expect, it } from "vitest";
import { axeFaults } from "#tests/support/browser/faults.ts";
import { isFirefox } from "#tests/support/browser/firefox.ts";
import { focused, goBackTo } from "#tests/support/browser/settling.ts";
import { openSite, phone, type VisitOptions } from "#tests/support/browser/site.ts";
import { rewritePage } from "#tests/support/browser/visitor.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const { interface: words, navigation } = await frozenContents();
const site = openSite();

/** A page with its menu and the button that opens it. */
async function open(options: VisitOptions = {}, visit = site.visit) {
  const page = await visit({ viewport: phone, ...options });
  await page.goto(`${site.address}/programs`);
  const toggle = page.getByRole("button", { name: words.toggleMenu, exact: true });
  const menu = page.getByRole("navigation", { name: words.mainNavigation, includeHidden: true });
  return { page, toggle, menu };
}

it.each([true, false])(
  "the mobile menu opens and closes with its button, only below 768 px, and is closed on the next page, JavaScript: %s",
  async (javaScriptEnabled) => {
    const { page, toggle, menu } = await open({ javaScriptEnabled });
    for (const width of [768, 767]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await toggle.isVisible()).toBe(width < 768);
      expect(await menu.isVisible()).toBe(width >= 768);
    }
    for (const isOpen of [true, false, true]) {
      await toggle.click();
      expect(await menu.isVisible()).toBe(isOpen);
    }
    await menu.locator('a[href="/about"]').click();
    await page.waitForURL("**/about");
    expect(await menu.isVisible()).toBe(false);
  },
);

it("the mobile menu is closed on a phone that is turned, and covers nothing", async () => {
  const { page, toggle, menu } = await open();
  await toggle.click();
  await page.setViewportSize({ width: 915, height: 412 });
  await expect.poll(() => menu.evaluate((part) => part.matches(":popover-open"))).toBe(false);
  expect(await menu.isVisible()).toBe(true);
});

// Firefox applies the policy to a changed page all the same.
it.skipIf(isFirefox)(
  "in a browser without popovers the menu is open, and has no button that would do nothing",
  async () => {
    // The policy forbids the changed styles.
    const { page, toggle, menu } = await open({ bypassCSP: true });
    expect([await menu.isVisible(), await toggle.isVisible()]).toEqual([false, true]);
    await rewritePage(page, "/about", (html) =>
      html.replaceAll(":popover-open", ":unknown").replaceAll(' popover="auto"', ""),
    );
    await page.goto(`${site.address}/about`);
    expect([await menu.isVisible(), await toggle.isVisible()]).toEqual([true, false]);
  },
);

it.skipIf(isFirefox)(
  "the mobile menu is closed on a page from the back/forward cache",
  async () => {
    const { page, toggle, menu } = await open({}, site.wholePage);
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await toggle.click();
    await page.goto(`${site.address}/about`);
    await goBackTo(page, "/programs");
    expect(await page.evaluate(() => "isStillHere" in window)).toBe(true);
    await menu.waitFor({ state: "hidden" });
  },
);

it("the mobile menu is accessible, opens with the keyboard, followed by its links, scrolls to each, and closes on any link, even one to the same page, or on Escape with focus back on the button", async () => {
  const { page, toggle, menu } = await open();
  await toggle.focus();
  await page.keyboard.press("Enter");
  await menu.waitFor();
  await page.keyboard.press("Tab");
  await focused(menu.getByRole("link").first());
  expect(await axeFaults(page, ["light", "dark"])).toEqual([]);
  await page.setViewportSize({ width: 640, height: 300 });
  const last = menu.locator(`a[href="${navigation.donate!.href}"]`);
  await last.scrollIntoViewIfNeeded();
  const { y, height } = (await last.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(300);
  await page.keyboard.press("Escape");
  expect(await menu.isVisible()).toBe(false);
  await focused(toggle);
  await page.evaluate(() =>
    addEventListener("click", (event) => {
      if (event.target instanceof HTMLAnchorElement) event.preventDefault();
    }),
  );
  for (const href of ["/programs", navigation.donate!.href]) {
    await toggle.click();
    await menu.locator(`a[href="${href}"]`).click();
    expect(await menu.isVisible(), href).toBe(false);
  }
});
