import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { oneLine } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { hydrate } from "#tests/support/browser/settling.ts";

const site = openSite();

/** The text, links and forms of a page. */
async function offerOf(page: Page) {
  // Content that is shown only without JavaScript has its own test; without JavaScript there are
  // also no exit keys and copy buttons.
  await page.evaluate(() =>
    document.querySelectorAll("noscript, .exit-keys, [data-copy]").forEach((part) => part.remove()),
  );
  const offer = await page.evaluate(() => ({
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
  return { ...offer, words: oneLine(offer.words) };
}

it.each(["/", "/get-involved", "/donate", "/contact"])(
  "%s has the same text, links and forms without JavaScript, with it, and with tooltips",
  async (address) => {
    const bare = await site.open(address, { javaScriptEnabled: false });
    // Without JavaScript the keys of the quick exit do nothing.
    expect(await bare.locator(".exit-keys").isVisible()).toBe(false);
    const plain = await offerOf(bare);
    expect(plain.words.length).toBeGreaterThan(100);
    const page = await site.open(address);
    expect(await offerOf(page)).toEqual(plain);
    await Promise.all((await page.locator("[data-island]").all()).map(hydrate));
    expect(await offerOf(page)).toEqual(plain);
  },
);
