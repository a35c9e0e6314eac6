import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { axeFaults } from "#tests/support/browser/faults.ts";
import { settled, island, wake } from "#tests/support/browser/settling.ts";
import { checkedSizes, isMatrix, openSite, phone } from "#tests/support/browser/site.ts";
import { formService } from "#tests/support/browser/test-sites.ts";
import { runBeforePages } from "#tests/support/browser/visitor.ts";

const { interface: words } = await openContents();
const site = openSite();
const serviced = openSite("variant");
// A state is checked on a phone for a change, and at every size each night.
const sizes = isMatrix ? checkedSizes : [phone];

const submit = (page: Page, box = "main") =>
  page.locator(`${box} form button[type=submit]`).click();

async function handOver(page: Page) {
  await page.locator("#name").fill("Amina");
  await page.locator("#email").fill("amina@example.org");
  await submit(page);
  await page.locator("main .panel[data-outcome]").waitFor();
  await settled(page);
}

type State = [
  name: string,
  address: string,
  wakes: string,
  reach: (page: Page) => Promise<unknown>,
];

const states: State[] = [
  [
    "an open menu",
    "/contact",
    "",
    (page) => page.getByRole("button", { name: words.toggleMenu }).click(),
  ],
  [
    "an open tooltip",
    "/about",
    "",
    async (page) => {
      // The sticky header covers whatever lies behind it, which is no fault of the tooltip.
      await page.setViewportSize({ width: page.viewportSize()!.width, height: 20_000 });
      await page.locator("footer [title]").first().hover();
      await page.locator(".tooltip").waitFor();
    },
  ],
  ["an empty application", "/get-involved", "volunteer-form", submit],
  ["an application handed over", "/get-involved", "volunteer-form", handOver],
  ["an empty message", "/contact", "contact-form", submit],
  ["an empty newsletter box", "/contact", "newsletter-form", (page) => submit(page, "footer")],
  [
    "a newsletter box handed over",
    "/privacy",
    "newsletter-form",
    async (page) => {
      await page.locator("footer [name=email]").fill("amina@example.org");
      await submit(page, "footer");
      await page.locator("footer .panel[data-outcome]").waitFor();
      await settled(page);
    },
  ],
  [
    "words that came back",
    "/get-involved",
    "",
    async (page) => {
      await page.locator("#name").fill("Amina");
      await page.reload();
    },
  ],
  [
    "the giving page in its frame",
    "/donate",
    "",
    async (page) => {
      await page.locator("iframe").scrollIntoViewIfNeeded();
      await page.frameLocator("iframe").getByRole("heading").waitFor();
    },
  ],
  [
    "the giving page not loaded",
    "/donate",
    "",
    async (page) => {
      await runBeforePages(page, () =>
        Object.defineProperty(navigator, "onLine", { get: () => false }),
      );
      await page.reload();
    },
  ],
];

async function reached(page: Page, address: string, [, place, wakes, reach]: State) {
  await page.goto(address + place);
  if (wakes) await wake(island(page, wakes));
  await reach(page);
  expect(await axeFaults(page, ["light", "dark"])).toEqual([]);
}

for (const viewport of sizes) {
  const isWide = viewport.width >= 768;
  const there = states.filter(([name]) => !(isWide && name === "an open menu"));
  const options = { viewport, reducedMotion: "reduce" } as const;

  it.each(there)(`is accessible, light and dark, at ${viewport.width} px: %s`, async (...state) => {
    await reached(await site.visit(options), site.address, state);
  });

  it(`is accessible, light and dark, at ${viewport.width} px: an application refused`, async () => {
    const page = await serviced.visit({ ...options, expects: [/status of 422/] });
    await runBeforePages(page, () => (performance.now = () => 60_000));
    await page.route(`${formService}/volunteer`, (route) =>
      route.fulfill({
        status: 422,
        headers: { "access-control-allow-origin": "*" },
        json: { errors: [{ code: "TYPE_EMAIL", field: "email", message: "is not known" }] },
      }),
    );
    await reached(page, serviced.address, ["", "/get-involved", "volunteer-form", handOver]);
  });
}
