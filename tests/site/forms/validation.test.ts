import { expect, it } from "vitest";
import { pageWords } from "#app/content/contents.ts";
import { axeFaults } from "#tests/support/browser/faults.ts";
import { mailApp } from "#tests/support/browser/visitor.ts";
import { openForm } from "#tests/support/browser/open-form.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import { focused, slowConnection } from "#tests/support/browser/settling.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const contents = await frozenContents();
const { contact, newsletter, forms } = contents;
const { form: words } = pageWords(contents, "getInvolved");
const site = openSite();

it("a volunteer application shows a summary of what is missing, which takes focus and links to the fields, until it is corrected", async () => {
  const { page, fill, form, submit, mails, field, panel } = await openForm(site, "volunteer");
  const summary = form.getByRole("alert");
  const links = summary.getByRole("link");
  const title = await page.title();
  for (const before of ["name", "phone"]) {
    await field(before).focus();
    await submit();
    await focused(summary);
    expect(await page.title()).toBe(forms.errorTitle.replace("{title}", title));
  }
  expect(await textOf(summary.getByRole("heading"))).toBe(forms.errorsHeading);
  expect(await links.allInnerTexts()).toEqual([words.nameMissing, words.emailMissing]);
  expect(await axeFaults(page, ["light", "dark"])).toEqual([]);
  for (const [index, name] of ["name", "email"].entries()) {
    await links.nth(index).click();
    await focused(field(name));
    const [exit, label, end] = await field(name).evaluate((input: HTMLInputElement) => [
      document.querySelector(".quick-exit")!.getBoundingClientRect().bottom,
      input.labels![0]!.getBoundingClientRect().top,
      innerHeight,
    ]);
    expect([label! >= exit!, label! < end!], name).toEqual([true, true]);
    expect(await field(name).getAttribute("aria-invalid")).toBe("true");
    const described = await field(name).getAttribute("aria-describedby");
    expect(described?.split(" ")).toContain(`${name}-problem`);
  }
  expect(await form.locator("[aria-invalid]").count()).toBe(2);
  // Another form of the page has no say in this one's errors.
  await page.locator("footer form").evaluate((other: HTMLFormElement) => other.reset());
  expect(await page.title()).toBe(forms.errorTitle.replace("{title}", title));
  expect(mails()).toEqual([]);
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
  await fill({ name: "Amina", email: "amina@example.org" });
  await page.keyboard.press("Enter");
  await panel.waitFor();
  expect([await summary.count(), await form.locator("[aria-invalid]").count()]).toEqual([0, 0]);
  expect(await page.title()).toBe(title);
  await fill({ name: "   ", email: "amina@" });
  await submit();
  expect(await links.allInnerTexts()).toEqual([words.nameMissing, words.emailInvalid]);
  expect(await panel.count()).toBe(0);
  await form.locator("[type=reset]").last().click();
  expect([await links.count(), await field("email").inputValue()]).toEqual([0, ""]);
  expect(mails()).toHaveLength(1);
});

it("an empty message shows an error until there is something to send, also before the code of forms has come", async () => {
  const page = await site.visit();
  const mails = mailApp(page);
  const release = await slowConnection(page);
  await page.goto(`${site.address}/contact`);
  await page.evaluate(() =>
    addEventListener("submit", (event) => (document.title = String(event.defaultPrevented))),
  );
  const form = page.locator("main form");
  const submit = () => form.locator("button[type=submit]").click();
  await submit();
  expect(await page.title()).toBe("true");
  release();
  const alert = form.getByRole("alert");
  await expect.poll(() => alert.innerText()).toBe(contact.form.empty);
  await page.locator("#message").fill("  \n ");
  await page.locator("#first-name").focus();
  await submit();
  expect(await textOf(alert)).toBe(contact.form.empty);
  await focused(page.locator("#message"));
  expect(await axeFaults(page)).toEqual([]);
  expect([mails().length, await page.locator("[data-outcome]").count()]).toEqual([0, 0]);
  await page.locator("#message").fill("Dear team");
  await submit();
  expect(mails()).toMatchObject([{ subject: contact.form.defaultSubject }]);
  expect(await alert.count()).toBe(0);
});

it("the newsletter form shows the error at its field", async () => {
  const { page, form, field, fill, mails, submit } = await openForm(site, "newsletter");
  const { missing, invalid } = newsletter!;
  // The edge of a field can be made out.
  const edge = await field("email").evaluate((box) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(box);
    return [borderTopColor, backgroundColor, "rgba(0, 0, 0, 0)"];
  });
  expect(new Set(edge).size).toBe(3);
  for (const [text, message] of Object.entries({ "": missing, "   ": missing, "a@": invalid })) {
    await fill({ email: text });
    await submit();
    const alert = form.getByRole("alert");
    expect(await textOf(alert), text).toBe(message);
    expect(await field("email").getAttribute("aria-invalid")).toBe("true");
    const description = await field("email").getAttribute("aria-describedby");
    expect(description?.split(" ")).toContain(await alert.getAttribute("id"));
    await focused(field("email"));
    const border = (box: Element) => getComputedStyle(box).borderTopWidth;
    expect(await field("email").evaluate(border)).toBe("3px");
  }
  expect(await axeFaults(page)).toEqual([]);
  expect(mails()).toEqual([]);
});
