import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { axeViolations, contrastViolations } from "#tests/support/axe.ts";
import { mailApp } from "#tests/support/mail.ts";
import { openSite, phone } from "#tests/support/site.ts";
import { island, wake } from "#tests/support/waking.ts";

const site = openSite();

const submit = (page: Page) => page.locator("main form").getByRole("button").click();

async function fillApplication(page: Page) {
  await page.locator("#name").fill("Amina");
  await page.locator("#email").fill("amina@example.org");
  await submit(page);
  await page.locator("[data-sonner-toast]").waitFor();
  await page.waitForTimeout(500);
}

const states: [name: string, address: string, reach: (page: Page) => Promise<unknown>][] = [
  ["an empty application", "/get-involved", submit],
  ["an application on its way", "/get-involved", fillApplication],
  ["an empty message", "/contact", submit],
  [
    "an empty newsletter box",
    "/contact",
    (page) => page.locator("footer form").getByRole("button").click(),
  ],
  [
    "an open tooltip",
    "/contact",
    async (page) => {
      await page.locator("footer [title]").first().hover();
      await page.locator(".tooltip").waitFor();
    },
  ],
  ["an open menu", "/contact", (page) => page.getByRole("button", { name: "Toggle menu" }).click()],
];

it.each(states)(
  "%s meets WCAG 2.2 AA and best practice, light and dark",
  async (name, at, reach) => {
    const page = await site.visit({ viewport: phone });
    mailApp(page);
    await page.goto(site.address + at);
    if (name !== "an open menu" && name !== "an open tooltip") {
      for (const box of ["volunteer-form", "contact-form", "newsletter-form"]) {
        for (const found of await island(page, box).all()) await wake(found);
      }
    }
    await reach(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastViolations(page), "dark").toEqual([]);
  },
);
