import { expect, it } from "vitest";

import { pageWords } from "#app/content/contents.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { filled } from "#app/islands/forms/form-message.ts";
import { openForm } from "#tests/support/browser/open-form.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const contents = await openContents();
const { contact } = contents;
const donate = pageWords(contents, "donate");
const { message } = donate.giving;
const [gift] = donate.gifts.list;
const site = openSite();

it("a gift that is chosen is the subject and the first sentence of the message", async () => {
  const { page, mails, form, submit } = await openForm(site, "contact", { at: "/donate" });
  await form.getByText(gift!.text).click();
  await submit();
  await expect.poll(() => mails().length).toBe(1);
  const chosen = { gift: gift!.amount };
  expect(mails()[0]?.subject).toBe(filled(message.subject, chosen));
  expect(mails()[0]?.body.startsWith(filled(message.first, chosen))).toBe(true);
  expect(await page.locator("main .panel[data-outcome]").count()).toBe(1);
});

it("a donor is one tap from the form, which works without JavaScript", async () => {
  const page = await site.visit({ javaScriptEnabled: false, viewport: phone });
  await page.goto(`${site.address}/donate`);
  await page.getByRole("link", { name: donate.closing.secondary.label }).click();
  const form = page.locator("#write form");
  expect((await form.boundingBox())?.y).toBeLessThan(phone.height);
  expect(await form.getAttribute("action")).toMatch(/^mailto:.*\?subject=\w/);
  expect(await form.locator("[name=gift]").count()).toBe(donate.gifts.list.length + 1);
});

it("a link that names a subject leads to the form with it", async () => {
  const page = await site.open("/get-involved", { viewport: phone });
  await page.locator('main a[href*="subject="]').first().click();
  await page.waitForURL("**/contact?subject=*");
  const field = page.getByLabel(contact.form.subject, { exact: true });
  expect(await field.inputValue()).toBe("Partnership");
  expect((await field.boundingBox())?.y).toBeLessThan(1200);
});
