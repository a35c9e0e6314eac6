import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";

import { browserFlags, findBrowser } from "#scripts/find-browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser that all test files share can be reached. */
    browser: string;
  }
}

/** Starts one browser for all test files, and closes it after them. */
export async function setup(project: TestProject) {
  const server = await chromium.launchServer({
    executablePath: await findBrowser(),
    args: browserFlags,
  });
  project.provide("browser", server.wsEndpoint());
  return () => server.close();
}
