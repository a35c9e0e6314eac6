import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { mailApp, mailOf } from "#tests/support/browser/mail.ts";
import { textOf, wordsInOrder } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { stopClock } from "#tests/support/browser/tooltips.ts";
import { island, wake } from "#tests/support/browser/waking.ts";

const contents = await openContents();
const { form: words } = contents.getInvolved;
const { to } = contents.site.forms.volunteer;
const titles = contents.opportunities.map(({ title }) => title);
const site = openSite();

type Answers = Partial<Record<"phone" | "skills" | "availability" | "message", string>> & {
  name?: string;
  interests?: string[];
};

async function apply(
  { name = "Amina Y.", interests = [], ...answers }: Answers = {},
  options = {},
  beforeSending?: (page: Page) => Promise<unknown>,
) {
  // A clock that was stopped would stay so in a visitor who comes again.
  const page = await (beforeSending ? site.newPage(options) : site.visit(options));
  const mails = mailApp(page);
  await page.goto(`${site.address}/get-involved`);
  await wake(island(page, "volunteer-form"));
  const all = { name, email: "amina@example.org", ...answers };
  for (const [id, text] of Object.entries(all)) await page.locator(`#${id}`).fill(text);
  for (const interest of interests) await page.getByRole("checkbox", { name: interest }).check();
  await beforeSending?.(page);
  await page.locator("main form").locator("button[type=submit]").click();
  const panel = page.locator("main .panel[data-outcome]");
  await panel.waitFor();
  return { page, mails, panel };
}

describe("an application that is handed over", () => {
  it("shows the notice of the specification for 4 to 5 seconds, and a panel that stays", async () => {
    expect(words.notice.title).toBe("Application Submitted!");
    expect(words.notice.text).toBe(
      "Thank you for your interest. We'll contact you within 48 hours.",
    );
    const { page, panel } = await apply({}, {}, stopClock);
    const notice = page.locator("[data-sonner-toast]");
    // The clock of the page goes on only here, however busy the machine is.
    const shown = async () => {
      await page.clock.runFor(20);
      return notice.count();
    };
    await expect.poll(shown, { timeout: 20_000 }).toBe(1);
    const both = [words.notice.title, words.notice.text];
    expect(await wordsInOrder(notice, both)).toEqual(both);
    await expect.poll(() => isInside(page, notice)).toBe(true);
    await page.clock.runFor(3_800);
    expect(await notice.count()).toBe(1);
    await page.clock.runFor(1_400);
    await notice.waitFor({ state: "detached" });
    const said = contents.forms.handedOver;
    const expected = [
      said.heading,
      said.text.replace("{email}", to),
      said.left,
      said.nothingOpened.replace("{email}", to),
    ];
    expect(await wordsInOrder(panel, expected)).toEqual(expected);
    expect(await panel.evaluate((box) => box === document.activeElement)).toBe(true);
  });

  it("copies its text, or says that copying did not work", async () => {
    const { page, panel } = await apply({}, { permissions: ["clipboard-read", "clipboard-write"] });
    await panel.getByRole("button", { name: contents.forms.ways.copy }).click();
    await panel.getByText(contents.forms.ways.copied, { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(words.name.label);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("No."));
    });
    await panel.getByRole("button", { name: contents.forms.ways.copy }).click();
    await panel.getByText(contents.forms.ways.copyFailed, { exact: true }).waitFor();
  });
});

describe("the message of an application", () => {
  it("is addressed correctly and has every label and answer, which leave the form", async () => {
    const answers = {
      phone: "+254 700 000 000",
      skills: "Listening",
      availability: "Saturdays",
      message: "One line\nand another & more + 100%?",
    };
    const { page, mails, panel } = await apply({ ...answers, interests: [titles[0]!, titles[2]!] });
    const [mail] = mails();
    expect(mails()).toHaveLength(1);
    expect(mail?.to).toBe(to);
    expect(mail?.subject).toBe(words.subject.replace("{name}", "Amina Y."));
    expect(mail?.body.split("\r\n")).toEqual([
      `${words.name.label}: Amina Y.`,
      `${words.email.label}: amina@example.org`,
      `${words.phone.label}: ${answers.phone}`,
      `${words.interests.label}: ${titles[0]}, ${titles[2]}`,
      `${words.skills.label}: ${answers.skills}`,
      `${words.availability.label}: ${answers.availability}`,
      `${words.message.label}:`,
      "One line",
      "and another & more + 100%?",
    ]);
    const again = panel.getByRole("link", { name: contents.forms.ways.email, exact: true });
    expect(mailOf((await again.getAttribute("href")) ?? "")).toEqual(mail);
    expect(await page.locator("#message").inputValue()).toBe("");
    expect(await page.getByRole("checkbox").first().isChecked()).toBe(false);
  });

  it("says what was left empty, and carries every name unchanged", async () => {
    const { page, mails, panel } = await apply();
    for (const field of ["phone", "interests", "skills", "availability", "message"] as const) {
      expect(mails()[0]?.body).toContain(`${words[field].label}: ${words.none}`);
    }
    for (const title of titles) expect(mails()[0]?.body).not.toContain(title);

    const names = ["Wanjikũ wa Mũtĩ", "N'golo O’Neill", '<b>"Z"</b> & {name}', "👩🏾‍🌾 Zawadi"];
    for (const name of [...names, "x".repeat(500)]) {
      await page.locator("#name").fill(name);
      await page.locator("#email").fill("amina@example.org");
      await page.locator("main form").locator("button[type=submit]").click();
      await expect.poll(() => textOf(panel)).toContain(`${words.name.label}: ${name}`);
      const mail = mails().at(-1);
      expect(mail?.body.split("\r\n")[0]).toBe(`${words.name.label}: ${name}`);
      expect(mail?.subject).toBe(words.subject.replace("{name}", () => name));
    }
  });
});

async function isInside(page: Page, part: Locator) {
  const box = await part.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return !!box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y < height;
}
