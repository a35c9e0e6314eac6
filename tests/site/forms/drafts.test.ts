import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { faultsOfState } from "#tests/support/browser/faults.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { runBeforePages } from "#tests/support/browser/visitor.ts";
import { goBackTo, islandScript } from "#tests/support/browser/settling.ts";

const { forms: words, opportunities } = await openContents();
const site = openSite();
const long = "Mũthoni 👩🏾‍🌾 سلام ".repeat(30);

async function openForm() {
  const page = await site.visit();
  await page.goto(`${site.address}/get-involved`);
  return page;
}

async function type(page: Page) {
  await page.locator("#name").fill(long);
  await page.locator("#message").fill(`Dear team\n${long}`);
  await page.getByRole("checkbox", { name: opportunities[1]!.title }).check();
}

async function expectRestored(page: Page) {
  expect(await page.locator("#name").inputValue()).toBe(long);
  expect(await page.locator("#message").inputValue()).toBe(`Dear team\n${long}`);
  const ticks = await page
    .getByRole("checkbox")
    .evaluateAll((all) => all.map((tick) => (tick as HTMLInputElement).checked));
  expect(ticks).toEqual(ticks.map((_, index) => index === 1));
}

const note = (page: Page) => page.locator("main [data-draft-note]");
const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

describe("what is typed into a form", () => {
  it("is restored after a reload, a link and Back, with a note", async () => {
    const page = await openForm();
    expect(await note(page).isVisible()).toBe(false);
    await type(page);
    await page.reload();
    await expectRestored(page);
    expect(await note(page).innerText()).toContain(words.draft.restored);
    expect(await faultsOfState(page)).toEqual([]);
    await page.goto(`${site.address}/about`);
    await goBackTo(page, "/get-involved");
    await expectRestored(page);
    await page.goto(`${site.address}/about`);
    await page.goto(`${site.address}/get-involved`);
    await expectRestored(page);
  });

  it("is saved even if the code of the form fails to load", async () => {
    const page = await site.visit({ expects: [/ERR_FAILED/] });
    await page.route(islandScript, (route) => route.abort());
    await page.goto(`${site.address}/get-involved`);
    await type(page);
    await page.reload();
    await expectRestored(page);
  });

  it("stays in its tab, because phones are shared", async () => {
    const page = await openForm();
    await type(page);
    await expect.poll(() => stored(page)).toContain("Dear team");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await page.evaluate(() => document.cookie)).toBe("");
    const other = await page.context().newPage();
    await other.goto(`${site.address}/get-involved`);
    expect(await other.locator("#name").inputValue()).toBe("");
    await other.close();
  });

  it.each([words.draft.undo, words.draft.clear])("is deleted after “%s”", async (button) => {
    const page = await openForm();
    await type(page);
    await page.reload();
    await page.locator("main form").getByRole("button", { name: button }).click();
    expect(await page.locator("#name").inputValue()).toBe("");
    expect(await note(page).isVisible()).toBe(false);
    expect(await stored(page)).toBe("{}");
    await page.reload();
    expect(await page.locator("#name").inputValue()).toBe("");
  });

  it("is deleted once every field is empty again", async () => {
    const page = await openForm();
    await page.locator("#name").fill("Amina");
    await expect.poll(() => stored(page)).toContain("Amina");
    await page.locator("#name").fill("");
    await expect.poll(() => stored(page)).toBe("{}");
  });

  it("makes the browser warn before leaving if there is no storage", async () => {
    const page = await site.visit();
    await runBeforePages(page, () =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("No storage here.", "SecurityError");
        },
      }),
    );
    await page.goto(`${site.address}/get-involved`);
    await page.locator("#name").click();
    await page.keyboard.type("Amina");
    const asked = new Promise<string>((resolve) =>
      page.once("dialog", (dialog) => {
        resolve(dialog.type());
        void dialog.accept();
      }),
    );
    await page.goto(`${site.address}/about`);
    expect(await asked).toBe("beforeunload");
  });
});
