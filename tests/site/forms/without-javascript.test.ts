import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-site.server.ts";
import { oneLine } from "#tests/support/browser/reading.ts";
import { notFoundMessage, openSite, pagesOfTemplates } from "#tests/support/browser/site.ts";
import { wake } from "#tests/support/browser/waking.ts";

const { site: organization } = await openContents();
const site = openSite();

/** What a visitor can read, follow and submit on a page. */
async function offerOf(page: Page) {
  // What only appears without JavaScript has a test of its own.
  await page.evaluate(() => document.querySelectorAll("noscript").forEach((part) => part.remove()));
  const found = await page.evaluate(() => ({
    words: document.body.innerText,
    links: [...document.querySelectorAll("a")].map((link) => [
      link.getAttribute("href"),
      link.getAttribute("aria-label") ?? link.innerText,
    ]),
    forms: [...document.forms].map(({ action, method }) => [action, method]),
    fields: [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map((field) => [
      field.name,
      field.type,
      field.required,
      [...(field.labels ?? [])].map((label) => label.innerText).join(" "),
    ]),
  }));
  return { ...found, words: oneLine(found.words) };
}

describe.each(pagesOfTemplates)("$address", ({ address, status }) => {
  const expects = status === 404 ? [notFoundMessage] : [];

  it("says, links and submits the same without JavaScript, with it, and awake", async () => {
    const plain = await offerOf(await site.open(address, { expects, javaScriptEnabled: false }));
    expect(plain.words.length).toBeGreaterThan(100);

    const page = await site.open(address, { expects });
    expect(await offerOf(page)).toEqual(plain);

    await Promise.all((await page.locator("[data-island]").all()).map(wake));
    expect(await offerOf(page)).toEqual(plain);
  });
});

describe.each([
  ["/get-involved", "main form", organization.forms.volunteer.to],
  ["/contact", "main form", organization.forms.contact.to],
  ["/", "footer form", organization.forms.newsletter.to],
])("the form of %s in %s without script", (address, selector, to) => {
  const page = site.reading(address, { javaScriptEnabled: false });
  const form = () => page.page.locator(selector);

  it("opens the visitor's mail app", async () => {
    expect(await form().getAttribute("action")).toMatch(`mailto:${to}?subject=`);
    expect(await form().getAttribute("method")).toBe("post");
    expect(await form().getAttribute("enctype")).toBe("text/plain");
    expect(await form().locator("button[type=submit]").count()).toBe(1);
  });

  it("is allowed by the security policy", async () => {
    const visitor = await site.open(address, { javaScriptEnabled: false });
    const sent = visitor.locator(selector);
    for (const field of await sent.locator("input:not([type=checkbox]), textarea").all()) {
      await field.fill("amina@example.org");
    }
    const session = await visitor.context().newCDPSession(visitor);
    await session.send("Page.enable");
    const asked = new Promise((resolve) => session.on("Page.frameRequestedNavigation", resolve));
    await sent.locator("button[type=submit]").click();
    expect(await asked).toMatchObject({ url: expect.stringMatching(/^mailto:/) as string });
    expect(visitor.url()).toBe(site.address + address);
  });

  it("has a label for every field", async () => {
    const labels = await form()
      .locator("input, textarea")
      .evaluateAll((all) =>
        all.map((field) => (field as HTMLInputElement).labels?.[0]?.innerText.trim()),
      );
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(label).toBeTruthy();
  });
});

describe.each([
  ["/get-involved", "main form", ["name", "email"]],
  ["/", "footer form", ["email"]],
])("the browser's own check on %s in %s without script", (address, selector, required) => {
  const page = site.reading(address, { javaScriptEnabled: false });

  it("asks for what the awake form asks for", async () => {
    const form = page.page.locator(selector);
    expect(await form.getAttribute("novalidate")).toBeNull();
    const names = await form
      .locator(":required")
      .evaluateAll((all) => all.map((field) => field.getAttribute("name")));
    expect(names).toEqual(required);
    expect(await form.locator('[name="email"]').getAttribute("type")).toBe("email");
  });
});
