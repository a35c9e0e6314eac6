import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import type { RunnerTestCase } from "vitest";

/** The test that made a visit. */
export type TestOfVisit = Pick<RunnerTestCase, "fullName" | "result">;

const folder = ".cache/failures";

/**
 * Throws if a visit met troubles or its test has failed, with the page, width and scheme, and
 * leaves the page as it stands in `.cache/failures`, as a picture and as HTML.
 */
export async function recordFailure(page: Page, test?: TestOfVisit, troubles: string[] = []) {
  if (troubles.length === 0 && test?.result?.state !== "fail") return;
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const scheme = await page.evaluate(schemeOf).catch(() => "an unknown");
  const place = `On ${page.url()} at ${width} × ${height} px in ${scheme} scheme`;
  const file = path.join(folder, `${(test?.fullName ?? page.url()).replace(/[^\w-]+/g, "-")}`);
  await mkdir(folder, { recursive: true });
  // A page that is closed or hangs cannot be shown any more.
  await Promise.allSettled([
    page.screenshot({ path: `${file.slice(0, 200)}.png`, fullPage: true, timeout: 5000 }),
    page.content().then((html) => writeFile(`${file.slice(0, 200)}.html`, html)),
  ]);
  throw new Error([`${place} (see ${file.slice(0, 200)}.png and .html)`, ...troubles].join("\n"));
}

function schemeOf() {
  const has = (query: string) => matchMedia(`(${query})`).matches;
  if (has("forced-colors: active")) return "the forced-colors";
  return has("prefers-color-scheme: dark") ? "the dark" : "the light";
}
