import { expect, it } from "vitest";

import {
  focused,
  hydrated,
  island,
  scriptsOf,
  settled,
  slowConnection,
} from "#tests/support/browser/settling.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();

/** The number of scripts that contain React, found by its package name. */
async function reactsIn(scripts: string[]) {
  const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
  return texts.filter((text) => text.includes("rendererPackageName")).length;
}

it("an island hydrates alone, and loads React once, on a tap, but not with a pointer or a thumb over a form, or a tap on or beside the social icons", async () => {
  const page = await site.visit({ hasTouch: true, viewport: phone });
  const scripts = scriptsOf(page);
  await page.goto(`${site.address}/get-involved`);
  const social = island(page, "social-links");
  await page.locator("main form").hover();
  await page.locator("footer form").dispatchEvent("touchstart");
  await social.tap({ position: { x: 1, y: 1 } });
  await social.locator("button").first().tap();
  await settled(page);
  expect(scripts).toHaveLength(1);
  expect(await reactsIn(scripts)).toBe(0);
  await page.keyboard.press("Escape");
  await page.locator('label[for="phone"]').tap();
  await hydrated(island(page, "volunteer-form"));
  expect(await reactsIn(scripts)).toBe(1);
  expect(await page.locator('[data-hydrated="true"]').count()).toBe(1);
});

it("a form that hydrates while its visitor types keeps its input, the caret and focus", async () => {
  const page = await site.visit();
  const release = await slowConnection(page);
  await page.goto(`${site.address}/get-involved`);
  await page.locator("#message").fill("One line\nand another");
  const boxes = page.getByRole("checkbox");
  for (const at of [1, 2]) await boxes.nth(at).check();
  await boxes.nth(2).uncheck();
  await page.locator("#name").click();
  await page.keyboard.type("Wanjikũ M");
  await page.keyboard.press("Home");
  expect(await island(page, "volunteer-form").getAttribute("data-hydrated")).toBeNull();
  release();
  await hydrated(island(page, "volunteer-form"));
  await page.keyboard.type("X");
  expect(await page.locator("#name").inputValue()).toBe("XWanjikũ M");
  expect(await page.locator("#message").inputValue()).toBe("One line\nand another");
  expect(await boxes.nth(1).isChecked()).toBe(true);
  expect(await page.locator("[type=checkbox]:checked").count()).toBe(1);
  await focused(page.locator("#name"));
});
