import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { mailApp } from "#tests/support/browser/mail.ts";
import { textOf, wordsInOrder } from "#tests/support/browser/reading.ts";
import { notFoundAddress, notFoundMessage, openSite } from "#tests/support/browser/site.ts";
import { island, wake } from "#tests/support/browser/waking.ts";

const contents = await openContents();
const { newsletter: words } = contents;
const site = openSite();

async function openBox(address = "/privacy", expects: RegExp[] = []) {
  const page = await site.visit({ expects });
  const mails = mailApp(page);
  await page.goto(site.address + address);
  await wake(island(page, "newsletter-form"));
  const form = page.locator("footer form");
  const field = form.getByLabel(words.label, { exact: true });
  return { page, form, field, mails, subscribe: () => form.locator("button[type=submit]").click() };
}

describe("the newsletter form", () => {
  it("shows at the field what is wrong", async () => {
    const { form, field, mails, subscribe } = await openBox();
    const slips = {
      "": words.missing,
      "   ": words.missing,
      a: words.invalid,
      "a@": words.invalid,
    };
    for (const [text, message] of Object.entries(slips)) {
      await field.fill(text);
      await subscribe();
      const alert = form.getByRole("alert");
      expect(await textOf(alert), text).toBe(message);
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      const description = await field.getAttribute("aria-describedby");
      expect(description?.split(" ")).toContain(await alert.getAttribute("id"));
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    }
    expect(mails()).toEqual([]);
  });

  it.each(["/", notFoundAddress])("hands the address over on %s", async (address) => {
    const expects = address === notFoundAddress ? [notFoundMessage] : [];
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
    const { heading, text } = contents.forms.handedOver;
    const said = [heading, text.replace("{email}", contents.site.forms.newsletter.to)];
    const panel = page.locator("footer .panel");
    expect(await wordsInOrder(panel, said)).toEqual(said);
    // A column of the footer is narrow, and more would be taller than the page.
    expect(await panel.getByRole("link").count()).toBe(3);
    expect((await panel.boundingBox())?.height).toBeLessThan(600);
  });

  it("does not claim a subscription that has not happened", () => {
    const { title, text } = words.notice;
    expect(`${title} ${text} ${contents.forms.handedOver.heading}`).not.toMatch(
      /subscribed|thank/i,
    );
  });
});
