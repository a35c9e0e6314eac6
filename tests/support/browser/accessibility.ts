import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect } from "vitest";

import {
  axeViolations,
  contrastViolations,
  forcedColorViolations,
} from "#tests/support/browser/axe.ts";
import { desk, phone } from "#tests/support/browser/site.ts";

/** The sizes at which every page is checked; the last is a laptop at 400 % zoom. */
export const checkedSizes = [phone, desk, { width: 320, height: 256 }];

let checks = 0;

/** Checks a page as it stands at this size: light, dark and in forced colors. */
export async function expectAccessible(page: Page) {
  const { width, height } = page.viewportSize() ?? desk;
  const size = `${width} × ${height}`;
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  expect(await axeViolations(page), `${size}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastViolations(page), `${size}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  expect(await forcedColorViolations(page), `${size}, forced colors`).toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
  checks += 3;
}

/** Reports how much was checked once the tests of a file are over. */
export function countChecks(kind: "pages" | "states", places: number) {
  afterAll(async () => {
    const folder = path.resolve(".cache/accessibility");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${kind}.json`), JSON.stringify({ kind, places, checks }));
    process.stdout.write(`Accessibility: ${places} ${kind}, ${checks} checks without a finding\n`);
  });
}
