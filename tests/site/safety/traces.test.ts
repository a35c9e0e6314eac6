import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openForm } from "#tests/support/browser/open-form.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { goBackTo } from "#tests/support/browser/settling.ts";

const site = openSite();
const secret = "She is in Form 2";
const applicant = { name: "Amina", email: "amina@example.org" };

const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));
/** Everything on a page that the next user of the phone could find. */
async function tracesOn(page: Page) {
  // Going back only begins to load a page, and Firefox refuses to open an address meanwhile.
  await page.waitForLoadState();
  const shown = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>("input, textarea")];
    return [document.body.innerText, ...fields.map(({ value }) => value)].join(" ");
  });
  return shown + (await stored(page));
}

it.each([
  ["contact", "/contact", { subject: secret }],
  ["volunteer", "/get-involved", { ...applicant, message: secret }],
] as const)(
  "a message that was sent with the %s form leaves no trace after Back, another page and a reload",
  async (name, address, typed) => {
    const { page, fill, submit, panel } = await openForm(site, name, { isNew: true });
    await fill(typed);
    await page.evaluate(() => {
      dispatchEvent(new Event("pagehide"));
      // The quick exit hides a page that is left.
      document.documentElement.style.visibility = "";
    });
    // Only drafts of applications are stored.
    expect((await stored(page)).includes(secret)).toBe(name === "volunteer");
    await submit();
    await panel.waitFor();
    expect(await tracesOn(page)).toContain(secret);
    const notice = page.locator("[data-sonner-toast]");
    await notice.waitFor();
    // A page in the back/forward cache must not show the message or its notice either.
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    expect([await panel.count(), await notice.count()]).toEqual([0, 0]);
    await page.goto(`${site.address}/about`);
    await goBackTo(page, address);
    expect(await tracesOn(page)).not.toContain(secret);
    await page.goto(site.address + address);
    expect(await tracesOn(page)).not.toContain(secret);
    await page.reload();
    // Browsers give a restored tab the session storage of the closed one, so it has no trace either.
    expect(await tracesOn(page)).not.toContain(secret);
  },
);
