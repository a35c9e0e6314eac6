import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openSite } from "#tests/support/browser/site.ts";
import { goBackTo, island, hydrate } from "#tests/support/browser/settling.ts";

const site = openSite();
const secret = "She is in Form 2";

type Form = { address: string; name: string; fill: Record<string, string> };
const forms: Form[] = [
  { address: "/contact", name: "contact-form", fill: { subject: secret, message: secret } },
  {
    address: "/get-involved",
    name: "volunteer-form",
    fill: { name: "Amina", email: "amina@example.org", message: secret },
  },
];

async function fillIn(page: Page, { address, name, fill }: Form) {
  await page.goto(site.address + address);
  await hydrate(island(page, name));
  for (const [id, text] of Object.entries(fill)) await page.locator(`#${id}`).fill(text);
}

/** Everything on a page that the next user of the phone could find. */
async function tracesOn(page: Page) {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>("input, textarea")];
    const typed = fields.map(({ value }) => value);
    return [document.body.innerText, ...typed, JSON.stringify(sessionStorage)].join(" ");
  });
}

describe.each(forms)("a message that was sent on $address", (form) => {
  it("leaves no trace after Back, another page, a reload and a restored tab", async () => {
    const page = await site.newPage();
    await fillIn(page, form);
    await page.locator("main form button[type=submit]").click();
    await page.locator("main .panel[data-outcome]").waitFor();
    expect(await tracesOn(page)).toContain(secret);
    await page.goto(`${site.address}/about`);
    await goBackTo(page, form.address);
    expect(await tracesOn(page)).not.toContain(secret);
    await page.goto(site.address + form.address);
    expect(await tracesOn(page)).not.toContain(secret);
    await page.reload();
    expect(await tracesOn(page)).not.toContain(secret);
    const restored = await restoredTab(page.context(), page);
    await restored.goto(site.address + form.address);
    expect(await tracesOn(restored)).not.toContain(secret);
  });
});

describe("the input of the contact form", () => {
  it("is not stored, and the browser is not asked to remember it", async () => {
    const page = await site.newPage();
    await fillIn(page, forms[0]!);
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe("{}");
    for (const id of ["subject", "message"]) {
      expect(await page.locator(`#${id}`).getAttribute("autocomplete")).toBe("off");
    }
    await page.reload();
    expect(await tracesOn(page)).not.toContain(secret);
  });
});

// Browsers give a restored tab the session storage of the closed one.
async function restoredTab(context: BrowserContext, closed: Page) {
  const entries = await closed.evaluate(() => Object.entries(sessionStorage));
  await closed.close();
  const page = await context.newPage();
  await page.addInitScript((all) => {
    for (const [name, value] of all as [string, string][]) sessionStorage.setItem(name, value);
  }, entries);
  return page;
}
