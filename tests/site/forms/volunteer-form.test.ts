import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { mailApp } from "#tests/support/browser/mail.ts";
import { textOf, textsOf } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { island, wake } from "#tests/support/browser/waking.ts";

const contents = await openContents();
const { form: words } = contents.getInvolved;
const site = openSite();

async function openForm() {
  const page = await site.visit();
  const mails = mailApp(page);
  await page.goto(`${site.address}/get-involved`);
  await wake(island(page, "volunteer-form"));
  const form = page.locator("main form");
  return { page, form, mails, submit: () => form.locator("button[type=submit]").click() };
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const summaryOf = (page: Page) => page.locator("main form").getByRole("alert");

describe("an application that is empty", () => {
  it("gets a summary that takes the focus and links to the fields", async () => {
    const { page, submit, mails } = await openForm();
    await submit();
    const summary = summaryOf(page);
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await textOf(summary.getByRole("heading"))).toBe(contents.forms.errorsHeading);
    const links = summary.getByRole("link");
    expect(await textsOf(links)).toEqual([words.nameMissing, words.emailMissing]);
    await links.nth(1).click();
    expect(await focusedId(page)).toBe("email");
    await links.nth(0).click();
    expect(await focusedId(page)).toBe("name");
    expect(mails()).toEqual([]);
    expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
  });

  it("shows at each field what is wrong with it", async () => {
    const { page, submit } = await openForm();
    await submit();
    for (const [id, message] of [
      ["name", words.nameMissing],
      ["email", words.emailMissing],
    ]) {
      const field = page.locator(`#${id}`);
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      const ids = ((await field.getAttribute("aria-describedby")) ?? "").split(" ");
      const texts = await Promise.all(ids.map((one) => textOf(page.locator(`#${one}`))));
      expect(texts).toContain(message);
    }
    for (const id of ["phone", "skills", "availability", "message"]) {
      expect(await page.locator(`#${id}`).getAttribute("aria-invalid")).toBeNull();
    }
  });

  it("scrolls a field that its summary links to below the header", async () => {
    const { page, submit } = await openForm();
    await submit();
    await summaryOf(page).getByRole("link").first().click();
    const box = await page.locator("#name").boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(64);
    expect(box?.y).toBeLessThan(800);
  });
});

describe("an application with an error", () => {
  it("says so where the e-mail address is invalid", async () => {
    const { page, form, submit, mails } = await openForm();
    await form.locator("#name").fill("Amina");
    for (const text of ["amina", "amina@", "@example.org", "a b@example.org", "a@b..c", "a@b@c"]) {
      await form.locator("#email").fill(text);
      await submit();
      const said = await textsOf(summaryOf(page).getByRole("link"));
      expect(said, text).toEqual([words.emailInvalid]);
      expect(await form.locator("#name").getAttribute("aria-invalid")).toBeNull();
      expect(await form.locator("#email").inputValue()).toBe(text);
    }
    expect(mails()).toEqual([]);
  });

  it("does not accept spaces as a name", async () => {
    const { page, form, submit } = await openForm();
    await form.locator("#name").fill("   ");
    await form.locator("#email").fill("amina@example.org");
    await submit();
    expect(await textsOf(summaryOf(page).getByRole("link"))).toEqual([words.nameMissing]);
  });

  it("moves the focus to the summary again when the same error is submitted again", async () => {
    const { page, submit } = await openForm();
    await submit();
    await page.locator("#phone").focus();
    await submit();
    expect(await summaryOf(page).evaluate((box) => box === document.activeElement)).toBe(true);
  });

  it("is sent by the Enter key once it is corrected, and shows no errors any more", async () => {
    const { page, form, submit, mails } = await openForm();
    await submit();
    await form.locator("#name").fill("Amina");
    await form.locator("#email").fill("amina@example.org");
    await page.keyboard.press("Enter");
    await page.locator("main .panel[data-outcome]").waitFor();
    expect(mails()).toHaveLength(1);
    expect(await summaryOf(page).count()).toBe(0);
    expect(await form.locator("[aria-invalid]").count()).toBe(0);
  });
});
