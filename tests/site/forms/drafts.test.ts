import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFaults } from "#tests/support/browser/faults.ts";
import { isFirefox } from "#tests/support/browser/firefox.ts";
import { forbidStorage } from "#tests/support/browser/old-browser.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { rewritePage, runBeforePages } from "#tests/support/browser/visitor.ts";
import { goBackTo, islandScript, slowConnection } from "#tests/support/browser/settling.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const { forms: words, opportunities } = await frozenContents();
const site = openSite();
const long = "Mũthoni 👩🏾‍🌾 سلام ".repeat(30);

const apply = "/get-involved";
const interests = opportunities.slice(1, 3).map(({ title }) => title);

async function type(page: Page) {
  await page.locator("#name").fill(long);
  await page.locator("#message").fill(`Dear team\n${long}`);
  for (const name of interests) await page.getByRole("checkbox", { name }).check();
}

async function expectRestored(page: Page) {
  // A page that Back shows may still be loading.
  await expect.poll(() => page.locator("#name").inputValue()).toBe(long);
  expect(await page.locator("#message").inputValue()).toBe(`Dear team\n${long}`);
  const checked = await page
    .locator(":checked")
    .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  expect(checked).toEqual(interests);
  expect(await note(page).innerText()).toContain(words.draft.restored);
}

const note = (page: Page) => page.locator("main [data-draft-note]");
const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

it("what is typed into a form is restored after a reload, a link and Back, with a note and without the form's code, but not in another tab, because phones are shared", async () => {
  const page = await site.visit({ expects: [/ERR_FAILED/] });
  await page.route(islandScript, (route) => route.abort());
  await page.goto(site.address + apply);
  expect(await note(page).isVisible()).toBe(false);
  await type(page);
  await page.locator("#newsletter-email").fill("w@example.org");
  await page.reload();
  await expectRestored(page);
  expect(await page.locator("#newsletter-email").inputValue()).toBe("w@example.org");
  expect(await axeFaults(page)).toEqual([]);
  await page.goto(`${site.address}/about`);
  expect(await page.locator("#newsletter-email").inputValue()).toBe("w@example.org");
  await goBackTo(page, apply);
  await expectRestored(page);
  const kept = await page.evaluate(() => [localStorage.length, document.cookie]);
  expect(kept).toEqual([0, ""]);
  const other = await page.context().newPage();
  await other.goto(site.address + apply);
  expect(await other.locator("#name").inputValue()).toBe("");
  await other.close();
});

it("after Back, a form has what was typed last, and nothing once that was removed", async () => {
  const page = await site.open(apply);
  const [name, interest] = [page.locator("#name"), page.getByRole("checkbox").first()];
  await name.fill("Amina");
  await interest.check();
  await page.goto(`${site.address}${apply}?again`);
  await expect.poll(() => name.inputValue()).toBe("Amina");
  await name.fill("Amina Wanjiru");
  await interest.uncheck();
  await goBackTo(page, apply);
  await expect.poll(() => name.inputValue()).toBe("Amina Wanjiru");
  expect(await interest.isChecked()).toBe(false);
  expect(await note(page).isVisible()).toBe(true);
  await page.goto(`${site.address}${apply}?again`);
  await page.getByRole("main").getByRole("button", { name: words.draft.clear }).click();
  await goBackTo(page, apply);
  await page.waitForLoadState("load");
  await expect.poll(() => name.inputValue()).toBe("");
  expect(await note(page).isVisible()).toBe(false);
});

it("after Back, a form does not show the errors of answers that it may no longer have", async () => {
  // Only a full browser keeps the page that is left as it was.
  const page = await site.wholePage();
  await page.goto(site.address + apply);
  const title = await page.title();
  await page.locator("#name").fill("Amina");
  await page.locator("main form [type=submit]").click();
  await expect.poll(() => page.title()).not.toBe(title);
  await page.goto(`${site.address}/about`);
  await goBackTo(page, apply);
  await expect.poll(() => page.locator("#name").inputValue()).toBe("Amina");
  expect(await page.title()).toBe(title);
  expect(await page.locator("main [aria-invalid], main [data-problems] li").count()).toBe(0);
});

it("a draft that cannot be read is ignored, and the next one is saved", async () => {
  const page = await site.open(apply);
  const type = async (text: string) => {
    await page.locator("#name").fill(text);
    await expect.poll(() => stored(page)).toContain(text);
  };
  await type("Amina");
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, "[");
  });
  await page.goto(site.address + apply);
  expect(await note(page).isVisible()).toBe(false);
  await type("Baraka");
});

it("choices stay chosen on a page whose words for them differ, as in another language", async () => {
  const page = await site.open(apply);
  await type(page);
  await page.goto(`${site.address}/about`);
  await rewritePage(page, apply, (html) =>
    interests.reduce((text, name) => text.replace(`"${name}"`, `"${name} (sw)"`), html),
  );
  await page.goto(site.address + apply);
  const checked = page.locator("[name=interests]:checked");
  const values = () =>
    checked.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  await expect.poll(values).toEqual(interests.map((name) => `${name} (sw)`));
});

// While a request is held back, the driver of Firefox reports neither pages nor responses.
it.skipIf(isFirefox)(
  "nothing that is typed before a draft can be restored is lost, with a draft or without",
  async () => {
    const page = await site.visit();
    const entry = /\/assets\/entry/;
    const releaseFirst = await slowConnection(page, entry);
    await page.goto(site.address + apply, { waitUntil: "commit" });
    await page.locator("#message").fill("Typed early");
    releaseFirst();
    await page.waitForFunction(() => document.querySelector("form")!.noValidate);
    await page.locator("#name").fill("Amina");
    await page.waitForFunction(() => sessionStorage.length > 0);
    expect(await page.locator("#message").inputValue()).toBe("Typed early");
    const release = await slowConnection(page, entry);
    await page.reload({ waitUntil: "commit" });
    await page.locator("#message").fill("Typed since");
    const interest = page.getByRole("checkbox").first();
    await interest.check();
    release();
    await expect.poll(() => page.locator("#name").inputValue()).toBe("Amina");
    expect(await page.locator("#message").inputValue()).toBe("Typed since");
    expect(await interest.isChecked()).toBe(true);
  },
);

it("what is typed into a form is deleted each time the form is reset, and once every field is empty again", async () => {
  const page = await site.open(apply);
  for (const button of [words.draft.undo, words.draft.clear]) {
    await type(page);
    await page.reload();
    await page.getByRole("main").getByRole("button", { name: button }).click();
    expect(await page.locator("#name").inputValue()).toBe("");
    expect(await note(page).isVisible()).toBe(false);
    expect(await stored(page)).toBe("{}");
  }
  for (const text of ["Amina", "", "Baraka"]) {
    await page.locator("#name").fill(text);
    await expect.poll(() => stored(page)).toMatch(text || /^\{\}$/);
  }
});

it("what is typed into a form makes the browser warn before leaving if there is no storage", async () => {
  const page = await site.visit();
  await runBeforePages(page, forbidStorage);
  await page.goto(site.address + apply);
  const isFree = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(await page.evaluate(isFree)).toBe(true);
  await page.locator("#name").click();
  await page.keyboard.type("Amina");
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.goto(`${site.address}/about`);
  expect(await asked).toBe("beforeunload");
});
