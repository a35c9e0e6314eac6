import { expect, it } from "vitest";
import { textOf } from "#tests/support/browser/reading.ts";
import {
  focused,
  hydrated,
  island,
  islandScript,
  scriptsOf,
  settled,
  slowConnection,
} from "#tests/support/browser/settling.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();

it("an island hydrates alone on a tap, but not with a pointer or a thumb over a form, or a tap on or beside the social icons", async () => {
  const page = await site.visit({ hasTouch: true, viewport: phone });
  const scripts = scriptsOf(page);
  await page.goto(`${site.address}/get-involved`);
  const social = island(page, "social-links");
  await page.locator("main form").hover();
  await page.locator("footer form").dispatchEvent("touchstart");
  await social.tap({ position: { x: 1, y: 1 } });
  await social.locator("button").first().tap();
  await settled(page);
  expect(scripts).toHaveLength(1);
  await page.keyboard.press("Escape");
  await page.locator('label[for="phone"]').tap();
  await hydrated(island(page, "volunteer-form"));
  expect(await page.locator('[data-hydrated="true"]').count()).toBe(1);
});

it("a form that hydrates while its visitor types keeps its input, the caret and focus", async () => {
  const page = await site.visit();
  const release = await slowConnection(page);
  await page.goto(`${site.address}/get-involved`);
  await page.locator("#message").fill("One line\nand another");
  const boxes = page.getByRole("checkbox");
  for (const at of [1, 2]) await boxes.nth(at).check();
  await boxes.nth(2).uncheck();
  await page.locator("#name").click();
  await page.keyboard.type("Wanjikũ M");
  await page.keyboard.press("Home");
  expect(await island(page, "volunteer-form").getAttribute("data-hydrated")).toBeNull();
  release();
  await hydrated(island(page, "volunteer-form"));
  await page.keyboard.type("X");
  expect(await page.locator("#name").inputValue()).toBe("XWanjikũ M");
  expect(await page.locator("#message").inputValue()).toBe("One line\nand another");
  expect(await boxes.nth(1).isChecked()).toBe(true);
  expect(await page.locator("[type=checkbox]:checked").count()).toBe(1);
  await focused(page.locator("#name"));
});

it("a form that is sent while its code is loading is sent by the browser if that fails", async () => {
  const page = await site.visit({ expects: [/ERR_FAILED/] });
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(islandScript, (route) => failing.then(() => route.abort()));
  await page.goto(`${site.address}/contact`);
  await page.evaluate(() => {
    HTMLFormElement.prototype.submit = function () {
      document.title = new FormData(this).get("message") as string;
    };
  });
  await page.locator("#message").fill("Dear team");
  await page.locator("main form button[type=submit]").click();
  expect(await page.title()).not.toBe("Dear team");
  fail();
  await expect.poll(() => page.title()).toBe("Dear team");
});

it("a form that cannot be rendered is restored with the visitor's input and focus", async () => {
  const page = await site.visit({ expects: [/undefined|React error/] });
  const release = await slowConnection(page);
  await page.goto(`${site.address}/get-involved`);
  const box = island(page, "volunteer-form");
  await box.evaluate((element) => element.setAttribute("data-settings", "{}"));
  const before = await textOf(page.getByRole("main"));
  await page.locator("#message").fill("Dear team");
  await page.locator("#name").click();
  await page.keyboard.type("Amina");
  const broken = page.waitForEvent("console", (message) => message.type() === "error");
  release();
  await broken;
  // React reports the error before it removes the form.
  await page.locator("main form:not([novalidate])").waitFor();
  await expect.poll(() => textOf(page.getByRole("main"))).toBe(before);
  expect(await page.locator("#message").inputValue()).toBe("Dear team");
  expect(await page.locator("#name").inputValue()).toBe("Amina");
  await focused(page.locator("#name"));
});
