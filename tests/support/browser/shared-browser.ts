import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";

import { browserFlags, findBrowser } from "#scripts/find-browser.ts";
import { buildTestSites } from "#tests/support/browser/test-sites.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser that all test files share can be reached. */
    browser: string;
  }
}

/** Builds the sites of the tests and starts one browser for all test files; closes it after them. */
export async function setup(project: TestProject) {
  const [server] = await Promise.all([
    chromium.launchServer({ executablePath: await findBrowser(), args: browserFlags }),
    buildTestSites(),
  ]);
  project.provide("browser", server.wsEndpoint());
  return () => server.close();
}
