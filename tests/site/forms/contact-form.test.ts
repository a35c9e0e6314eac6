import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { mailApp, mailOf } from "#tests/support/browser/mail.ts";
import { textOf, wordsInOrder } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { island, wake } from "#tests/support/browser/waking.ts";

const contents = await openContents();
const { form: words } = contents.contact;
const { to } = contents.site.forms.contact;
const site = openSite();

async function openForm() {
  const page = await site.visit();
  const mails = mailApp(page);
  await page.goto(`${site.address}/contact`);
  await wake(island(page, "contact-form"));
  const form = page.locator("main form");
  const panel = page.locator("main .panel[data-outcome]");
  return { page, form, panel, mails, send: () => form.locator("button[type=submit]").click() };
}

describe("the contact form", () => {
  it("answers an empty message with a hint", async () => {
    const { form, panel, mails, send } = await openForm();
    for (const nothing of ["", "  \n "]) {
      await form.locator("#message").fill(nothing);
      await send();
      expect(await textOf(form.getByRole("alert"))).toBe(words.empty);
    }
    expect(mails()).toEqual([]);
    expect(await panel.count()).toBe(0);
  });

  it("hands over a message with any single answer", async () => {
    const { form, mails, send } = await openForm();
    for (const name of ["firstName", "lastName", "email", "subject", "message"] as const) {
      const field = form.locator(`[name="${name}"]`);
      await field.fill("anything");
      await send();
      expect(await form.getByRole("alert").count()).toBe(0);
      await field.fill("");
      const mail = mails().at(-1);
      expect(mail?.to).toBe(to);
      expect(mail?.body).toContain(`${words[name]}: anything`);
      expect(mail?.subject).toBe(name === "subject" ? "anything" : words.defaultSubject);
    }
    expect(mails()).toHaveLength(5);
  });

  it("removes its hint once there is something to send", async () => {
    const { form, send } = await openForm();
    await send();
    await form.locator("#message").fill("Dear team");
    await send();
    expect(await form.getByRole("alert").count()).toBe(0);
  });

  it("hands over every answer and says what happened", async () => {
    const { page, form, panel, mails, send } = await openForm();
    const answers = {
      firstName: "Wanjiku",
      lastName: "O'Neill",
      email: "w@example.org",
      subject: "Books & bags",
      message: "Dear team,\n\nwe have 20 books.",
    };
    for (const [name, text] of Object.entries(answers)) {
      await form.locator(`[name="${name}"]`).fill(text);
    }
    await send();
    expect(mails()[0]?.body).toBe(
      [
        `${words.firstName}: ${answers.firstName}`,
        `${words.lastName}: ${answers.lastName}`,
        `${words.email}: ${answers.email}`,
        `${words.subject}: ${answers.subject}`,
        `${words.message}:`,
        ...answers.message.split("\n"),
      ].join("\r\n"),
    );
    const { heading, left } = contents.forms.handedOver;
    const { title, text } = words.notice;
    const said = [heading, left];
    expect(await wordsInOrder(panel, said)).toEqual(said);
    const again = panel.getByRole("link", { name: contents.forms.ways.email, exact: true });
    expect(mailOf((await again.getAttribute("href")) ?? "")).toEqual(mails()[0]);
    const notice = page.locator("[data-sonner-toast]");
    await notice.waitFor();
    expect(await wordsInOrder(notice, [title, text])).toHaveLength(2);
  });
});
