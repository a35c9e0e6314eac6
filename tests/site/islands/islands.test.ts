import { expect, it } from "vitest";
import {
  focused,
  island,
  scriptsOf,
  settled,
  slowConnection,
} from "#tests/support/browser/settling.ts";
import { openForm } from "#tests/support/browser/open-form.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();

it("the code of forms comes on a tap into a form, but not with a pointer or a thumb over it, or a tap on or beside the social icons", async () => {
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
  const code = page.waitForResponse(/delivery-form/);
  await page.locator('label[for="phone"]').tap();
  await code;
  expect(await page.locator("[data-hydrated]").count()).toBe(0);
});

it("a form whose code comes late or never is sent once, with the visitor's words", async () => {
  const page = await site.visit({ expects: [/ERR_FAILED/] });
  const release = await slowConnection(page);
  await page.goto(`${site.address}/contact`);
  await page.evaluate(() => {
    HTMLFormElement.prototype.submit = function () {
      document.title = new FormData(this).get("message") as string;
    };
  });
  await page.locator("#message").fill("Dear team");
  await page.locator("main form button[type=submit]").click();
  expect(await page.title()).not.toBe("Dear team");
  release(true);
  await expect.poll(() => page.title()).toBe("Dear team");
  // The mail app may have been closed without sending.
  await page.evaluate(() => (document.title = ""));
  await page.locator("main form button[type=submit]").click();
  await expect.poll(() => page.title()).toBe("Dear team");
  // Then the browser says what is missing.
  await page.locator("footer form button[type=submit]").click();
  await focused(page.locator("#newsletter-email"));
  expect(await page.title()).toBe("Dear team");
});

it("a form that is emptied while its code is on its way is not sent, and shows no errors", async () => {
  const opened = await openForm(site, "volunteer", { isNew: true });
  const { page, mails, form, fill, submit, panel } = opened;
  const title = await page.title();
  const release = await slowConnection(page);
  await fill({ name: "Amina", email: "amina@example.org" });
  await submit();
  await form.locator("[type=reset]").last().click();
  expect(await form.getAttribute("aria-busy")).toBe(null);
  release();
  await page.evaluate(() => customElements.whenDefined("delivery-form").then(() => undefined));
  await settled(page);
  expect([await page.title(), await panel.count(), mails()]).toEqual([title, 0, []]);
  expect(await form.locator("[aria-invalid]").count()).toBe(0);
});
