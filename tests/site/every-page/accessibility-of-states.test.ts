import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { countChecks, faultsInEveryScheme } from "#tests/support/browser/accessibility.ts";
import { mailApp } from "#tests/support/browser/mail.ts";
import { settled } from "#tests/support/browser/settling.ts";
import { checkedSizes, isMatrix, openSite, phone } from "#tests/support/browser/site.ts";
import { formService } from "#tests/support/browser/test-sites.ts";
import { runBeforePages } from "#tests/support/browser/visits.ts";
import { island, wake } from "#tests/support/browser/waking.ts";

const site = openSite();
// A state is checked on a phone for a change, and at every size each night.
const sizes: { width: number; height: number }[] = isMatrix ? checkedSizes : [phone];
const serviced = openSite("variant");

const submit = (page: Page, box = "main") =>
  page.locator(`${box} form button[type=submit]`).click();

async function sendApplication(page: Page) {
  await page.locator("#name").fill("Amina");
  await page.locator("#email").fill("amina@example.org");
  await submit(page);
  await page.locator("main .panel[data-outcome]").waitFor();
  await settled(page);
}

type State = {
  name: string;
  address: string;
  wakes?: string;
  reach: (page: Page) => Promise<unknown>;
  expects?: RegExp[];
};

// States that resizing the window would close.
const fleeting: State[] = [
  { name: "an open menu", address: "/contact", reach: (page) => openMenu(page) },
  {
    name: "an open tooltip",
    address: "/contact",
    reach: async (page) => {
      await page.locator("footer [title]").first().hover();
      await page.locator(".tooltip").waitFor();
    },
  },
];

const lasting: State[] = [
  {
    name: "an empty application",
    address: "/get-involved",
    wakes: "volunteer-form",
    reach: submit,
  },
  {
    name: "an application handed over",
    address: "/get-involved",
    wakes: "volunteer-form",
    reach: sendApplication,
  },
  { name: "an empty message", address: "/contact", wakes: "contact-form", reach: submit },
  {
    name: "an empty newsletter box",
    address: "/contact",
    wakes: "newsletter-form",
    reach: (page) => submit(page, "footer"),
  },
  {
    name: "a newsletter box handed over",
    address: "/privacy",
    wakes: "newsletter-form",
    reach: async (page) => {
      await page.locator("footer [name=email]").fill("amina@example.org");
      await submit(page, "footer");
      await page.locator("footer .panel[data-outcome]").waitFor();
      await settled(page);
    },
  },
  {
    name: "words that came back",
    address: "/get-involved",
    reach: async (page) => {
      await page.locator("#name").fill("Amina");
      await page.reload();
    },
  },
  {
    name: "the giving page in its frame",
    address: "/donate",
    reach: async (page) => {
      await page.locator("iframe").scrollIntoViewIfNeeded();
      await page.frameLocator("iframe").getByRole("heading").waitFor();
    },
  },
  {
    name: "the giving page not loaded",
    address: "/donate",
    reach: async (page) => {
      await runBeforePages(page, () =>
        Object.defineProperty(navigator, "onLine", { get: () => false }),
      );
      await page.reload();
    },
  },
];

countChecks("states", fleeting.length + lasting.length + 1);

async function visit({ address, wakes, reach }: State, viewport = phone) {
  const page = await site.visit({ viewport, reducedMotion: "reduce" });
  mailApp(page);
  await page.goto(site.address + address);
  if (wakes) await wake(island(page, wakes));
  await reach(page);
  return page;
}

async function expectAccessibleAtAllSizes(page: Page) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await faultsInEveryScheme(page), `${size.width} × ${size.height} px`).toEqual([]);
  }
}

describe.each(sizes)("at $width by $height", (viewport) => {
  it.each(fleeting)("$name is accessible in every scheme", async (state) => {
    expect(await faultsInEveryScheme(await visit(state, viewport))).toEqual([]);
  });
});

it.each(lasting)("$name is accessible in every scheme", async (state) => {
  await expectAccessibleAtAllSizes(await visit(state));
});

it("an application that a service refuses is accessible in every scheme", async () => {
  const page = await serviced.visit({
    viewport: phone,
    reducedMotion: "reduce",
    expects: [/status of 422/],
  });
  await runBeforePages(page, () => (performance.now = () => 60_000));
  await page.route(`${formService}/volunteer`, (route) =>
    route.fulfill({
      status: 422,
      headers: { "access-control-allow-origin": "*" },
      json: { errors: [{ code: "TYPE_EMAIL", field: "email", message: "is not known" }] },
    }),
  );
  await page.goto(`${serviced.address}/get-involved`);
  await wake(island(page, "volunteer-form"));
  await sendApplication(page);
  await expectAccessibleAtAllSizes(page);
});

async function openMenu(page: Page) {
  const button = page.getByRole("button", { name: "Toggle menu" });
  if (await button.isVisible()) await button.click();
}
