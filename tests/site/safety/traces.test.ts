import type { Page } from "playwright-core";
import { expect, it } from "vitest";

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

it.each(forms)(
  "a message that was sent on $address leaves no trace after Back, another page and a reload",
  async (form) => {
    const page = await site.newPage();
    await fillIn(page, form);
    await page.locator("main form button[type=submit]").click();
    await page.locator("main .panel[data-outcome]").waitFor();
    expect(await tracesOn(page)).toContain(secret);
    await page.goto(`${site.address}/about`);
    await goBackTo(page, form.address);
    expect(await tracesOn(page)).not.toContain(secret);
    // Firefox refuses to open an address that is still loading.
    await page.waitForLoadState();
    await page.goto(site.address + form.address);
    expect(await tracesOn(page)).not.toContain(secret);
    await page.reload();
    // Browsers give a restored tab the session storage of the closed one, so it has no trace either.
    expect(await tracesOn(page)).not.toContain(secret);
  },
);

it("the input of the contact form is not stored", async () => {
  const page = await site.newPage();
  await fillIn(page, forms[0]!);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe("{}");
  await page.reload();
  expect(await tracesOn(page)).not.toContain(secret);
});
