import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import type { RunnerTestCase } from "vitest";

/** The test that made a visit. */
export type TestOfVisit = { task: Pick<RunnerTestCase, "fullName" | "result"> };

const folder = ".cache/failures";

/**
 * Throws if a visit met troubles or its test has failed, and leaves the page as it stands in
 * `.cache/failures`, as a picture and as HTML.
 */
export async function recordFailure(page: Page, test?: TestOfVisit, troubles: string[] = []) {
  if (troubles.length === 0 && test?.task.result?.state !== "fail") return;
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const name = (test?.task.fullName ?? page.url()).replace(/[^\w-]+/g, "-").slice(-150);
  const file = path.join(folder, name);
  await mkdir(folder, { recursive: true });
  const picture = { path: `${file}.png`, timeout: 5000 };
  // A page may be too large for a picture of all of it, or be closed.
  await Promise.allSettled([
    page.screenshot({ ...picture, fullPage: true }).catch(() => page.screenshot(picture)),
    page.content().then((html) => writeFile(`${file}.html`, html)),
  ]);
  const place = `On ${page.url()} at ${width} × ${height} px (see ${file}.png and .html)`;
  throw new Error([place, ...troubles].join("\n"));
}
