import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll } from "vitest";

import {
  axeViolations,
  contrastViolations,
  forcedColorViolations,
} from "#tests/support/browser/axe.ts";
import { isMatrix } from "#tests/support/browser/site.ts";

let checks = 0;

/** What axe finds on a page at its present size, in the light scheme. */
export async function faultsInLight(page: Page) {
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  checks += 1;
  return axeViolations(page);
}

/** What axe finds on a page at its present size: light, dark and in forced colors. */
export async function faultsInEveryScheme(page: Page) {
  const found = (await faultsInLight(page)).map((fault) => `light: ${fault}`);
  await page.emulateMedia({ colorScheme: "dark" });
  found.push(...(await contrastViolations(page)).map((fault) => `dark: ${fault}`));
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  found.push(...(await forcedColorViolations(page)).map((fault) => `forced colors: ${fault}`));
  await page.emulateMedia({ forcedColors: "none" });
  checks += 2;
  return found;
}

/** Reports how much was checked once the tests of a file are over. */
export function countChecks(kind: "pages" | "states", places: number) {
  afterAll(async () => {
    process.stdout.write(`Accessibility: ${places} ${kind}, ${checks} checks\n`);
    // The accessibility page tells the figures of a full run.
    if (!isMatrix) return;
    const folder = path.resolve(".cache/accessibility");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${kind}.json`), JSON.stringify({ kind, places, checks }));
  });
}
