// Builds the site, runs all tests in browsers that are found or installed, and counts them at the end.
// With --firefox it runs the tests of what differs most between browsers, in Firefox instead of Chromium.
import { mkdirSync, rmSync } from "node:fs";
import { nameBrowsers } from "#scripts/find-browser.ts";
import { runChild } from "#scripts/processes.ts";
import { runTests } from "#scripts/run-tests.ts";

const firefoxFlag = "--firefox";
const firefoxTests = [
  "tests/site/every-page/print.test.ts",
  "tests/site/forms/changed-pages.test.ts",
  "tests/site/forms/drafts.test.ts",
  "tests/site/forms/email-delivery.test.ts",
  "tests/site/forms/gift.test.ts",
  "tests/site/forms/validation.test.ts",
  "tests/site/frame/header.test.ts",
  "tests/site/frame/mobile-menu.test.ts",
  "tests/site/islands/tooltips.test.ts",
  "tests/site/safety",
];

const isFirefox = process.argv.includes(firefoxFlag);
const words = process.argv.slice(2).filter((word) => word !== firefoxFlag);

try {
  if (isFirefox) process.env.TEST_BROWSER = "firefox";
  // In parallel with the search for a browser, which may have to install one.
  const built = runChild(["scripts/run.js", "build"]);
  nameBrowsers();
  mkdirSync(".cache", { recursive: true });
  rmSync(".cache/failures", { recursive: true, force: true });
  const chosen = isFirefox && words.length === 0 ? firefoxTests : words;
  process.exitCode = (await built) || (await runTests(chosen, ".cache/test-results.json"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
