import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { mailApp } from "#tests/support/browser/mail.ts";
import { addressesOf, textOf } from "#tests/support/browser/reading.ts";
import { isMatrix, openSite } from "#tests/support/browser/site.ts";
import { island, wake } from "#tests/support/browser/waking.ts";

const { forms: words } = await openContents();
const site = openSite();

type Form = { name: string; address: string; box: string; typed: Record<string, string> };
const name = "Wanjikũ O’Neill 👩🏾‍🌾";
const forms: Form[] = [
  {
    name: "volunteer",
    address: "/get-involved",
    box: "main",
    typed: {
      name,
      email: "w@example.org",
      phone: "(0700) 000-000 ٠٧",
      skills: "حرفة 🧵",
      availability: "שבת 👍🏾",
      message: `سلام ${"x".repeat(300)}`,
    },
  },
  {
    name: "contact",
    address: "/contact",
    box: "main",
    typed: {
      firstName: name,
      lastName: "אלוני 👩🏾‍🌾",
      email: "not an address",
      subject: "سلام 🧵",
      message: "y".repeat(300),
    },
  },
  { name: "newsletter", address: "/privacy", box: "footer", typed: { email: "w@example.org" } },
];

type Condition = { name: string; before?: (page: Page) => Promise<unknown>; expects?: RegExp[] };
const conditions: Condition[] = [
  { name: "a mail app" },
  {
    name: "no line",
    before: (page) => page.context().setOffline(true),
    expects: [/ERR_INTERNET_DISCONNECTED/],
  },
  {
    name: "a browser that keeps nothing",
    before: (page) =>
      page.evaluate(() =>
        Object.defineProperty(window, "sessionStorage", {
          get: () => {
            throw new DOMException("No storage here.", "SecurityError");
          },
        }),
      ),
  },
];

const rows: string[] = [];
afterAll(() => {
  const heading = "form · delivery · condition: what the visitor was told, what was saved";
  process.stdout.write(`${[heading, ...rows].join("\n")}\n`);
});

describe.each(forms)("the $name form without a service", (form) => {
  // The forms share their code, so for a change only one of them meets every condition.
  const met = isMatrix || form.name === "volunteer" ? conditions : conditions.slice(0, 1);

  it.each(met)(
    "claims no more than it did, empties the form and offers the same text in other ways with $name",
    async (condition) => {
      const { page, panel, mails, submit } = await open(form, condition);
      await submit();
      await panel.waitFor();
      expect(mails()).toHaveLength(1);
      const heading = await textOf(panel.getByRole("heading").first());
      expect(heading).toBe(words.handedOver.heading);
      const isBrief = form.name === "newsletter";
      if (!isBrief) expect(await panel.innerText()).toContain(words.handedOver.left);
      const whole = `${mails()[0]?.subject} ${mails()[0]?.body}`;
      for (const [field, text] of Object.entries(form.typed)) {
        expect(whole).toContain(text);
        expect(await page.locator(`${form.box} form [name="${field}"]`).inputValue()).toBe("");
      }
      const links = await addressesOf(panel);
      expect(links.map((link) => link?.split(/[:?]/)[0])).toEqual(["mailto", "https", "sms"]);
      expect(await panel.getByRole("button").allInnerTexts()).toEqual(
        isBrief ? [words.ways.copy] : [words.ways.copy, words.ways.print],
      );
      expect(await panel.locator("pre").count()).toBe(isBrief ? 0 : 1);
      const text = `${mails()[0]?.subject}\n\n${mails()[0]?.body}`;
      const shared = links.slice(1).map((link) => {
        const { searchParams } = new URL(link ?? "");
        return searchParams.get("text") ?? searchParams.get("body");
      });
      if (form.name === "newsletter") expect(shared).toEqual([text, text]);
      rows.push(
        `${form.name} · mail app · ${condition.name}: “${heading}”, the words in the panel`,
      );
      await page.context().setOffline(false);
    },
  );
});

it("asks to paste a text that is too long for a link, and shows all of it", async () => {
  const long = { ...forms[0]!, typed: { ...forms[0]!.typed, message: "ũ".repeat(2000) } };
  const { panel, mails, submit } = await open(long, conditions[0]!);
  await submit();
  await panel.waitFor();
  expect(await panel.innerText()).toContain(words.handedOver.tooLong);
  expect(mails()[0]?.body).toBe(words.handedOver.pasteHere);
  expect(await panel.locator("pre").textContent()).toContain(long.typed.message);
});

it("weighs at most 92 kB in all once its form is awake, and little more after delivery", async () => {
  const page = await site.newPage();
  const weights: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!response.url().startsWith(site.address)) return;
    const isPacked = /\.woff2$|\.png$/.test(response.url());
    weights.push(
      response
        .body()
        .then((body) => (isPacked ? body.length : brotliCompressSync(new Uint8Array(body)).length)),
    );
  });
  mailApp(page);
  await page.goto(`${site.address}/get-involved`);
  await wake(island(page, "volunteer-form"));
  const total = async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  const awake = await total();
  await page.locator("#name").fill("Amina");
  await page.locator("#email").fill("amina@example.org");
  await page.locator("main form button[type=submit]").click();
  await page.locator("[data-sonner-toast]").waitFor();
  const done = await total();
  const said = [awake, done].map((bytes) => `${(bytes / 1000).toFixed(1)} kB`);
  process.stdout.write(`A form page, awake: ${said[0]}; handed over: ${said[1]}\n`);
  expect(awake).toBeLessThanOrEqual(92_000);
  expect(done).toBeLessThanOrEqual(102_000);
});

async function open(form: Form, { before, expects }: Condition) {
  const page = await site.visit({ expects });
  const mails = mailApp(page);
  await page.goto(site.address + form.address);
  await wake(island(page, `${form.name}-form`));
  await before?.(page);
  for (const [field, text] of Object.entries(form.typed)) {
    await page.locator(`${form.box} form [name="${field}"]`).fill(text);
  }
  return {
    page,
    mails,
    panel: page.locator(`${form.box} .panel[data-outcome]`),
    submit: () => page.locator(`${form.box} form button[type=submit]`).click(),
  };
}
