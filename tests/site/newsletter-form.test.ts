import { describe, expect, it } from "vitest";

import { openLibrary } from "#app/library/library.server.ts";
import { mailApp } from "#tests/support/mail.ts";
import { textOf, wordsInOrder } from "#tests/support/reading.ts";
import { missingAddress, missingPageMessage, openSite } from "#tests/support/site.ts";
import { island, wake } from "#tests/support/waking.ts";

const contents = await openLibrary();
const { newsletter: words } = contents;
const site = openSite();

async function openBox(address = "/privacy", expects: RegExp[] = []) {
  const page = await site.visit({ expects });
  const mails = mailApp(page);
  await page.goto(site.address + address);
  await wake(island(page, "newsletter-form"));
  const form = page.locator("footer form");
  const field = form.getByLabel(words.label, { exact: true });
  return { page, form, field, mails, subscribe: () => form.getByRole("button").click() };
}

describe("the newsletter box", () => {
  it.each([
    ["", words.missing],
    ["   ", words.missing],
    ["amina", words.invalid],
    ["amina@", words.invalid],
  ])("answers %j with what to mend, at the field", async (text, message) => {
    const { form, field, mails, subscribe } = await openBox();
    await field.fill(text);
    await subscribe();
    expect(await textOf(form.getByRole("alert"))).toBe(message);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.getAttribute("aria-describedby")).toContain(
      await form.getByRole("alert").getAttribute("id"),
    );
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(mails()).toEqual([]);
  });

  it.each(["/", missingAddress])("hands the address over on %s", async (address) => {
    const expects = address === missingAddress ? [missingPageMessage] : [];
    const { page, form, field, mails, subscribe } = await openBox(address, expects);
    await subscribe();
    await field.fill(" amina@example.org ");
    await subscribe();
    expect(mails()).toEqual([
      {
        to: contents.site.forms.newsletter.to,
        subject: words.subject,
        body: words.message.replace("{email}", "amina@example.org"),
      },
    ]);
    expect(await field.getAttribute("aria-invalid")).not.toBe("true");
    expect(await form.getByRole("alert").count()).toBe(0);
    const { heading, noticeTitle, noticeText, whatIsLeft } = words.handover;
    const said = [heading, noticeTitle, noticeText, whatIsLeft];
    expect(await wordsInOrder(page.locator("footer .panel"), said)).toEqual(said);
  });

  it("claims nothing that has not happened", () => {
    const { noticeTitle, noticeText, heading } = words.handover;
    expect(`${noticeTitle} ${noticeText} ${heading}`).not.toMatch(/subscribed|thank/i);
  });
});
