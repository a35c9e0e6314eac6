// Builds the site, runs all tests in browsers that are found or installed, and counts them at the end.
// With --firefox it runs the tests of what differs most between browsers, in Firefox instead of Chromium.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { nameBrowsers } from "#scripts/find-browser.ts";
import { runChild } from "#scripts/processes.ts";
import { testSummary, type TestResults } from "#scripts/test-summary.ts";

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

const resultsFile = ".cache/test-results.json";

const isFirefox = process.argv.includes(firefoxFlag);
const words = process.argv.slice(2).filter((word) => word !== firefoxFlag);

try {
  if (isFirefox) process.env.TEST_BROWSER = "firefox";
  // In parallel with the search for a browser, which may have to install one.
  const built = runChild(["scripts/run.js", "build"]);
  nameBrowsers();
  process.exitCode = (await built) || (await runTests());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function runTests() {
  // The results of an earlier run must not be taken for those of a run that crashed.
  mkdirSync(".cache", { recursive: true });
  rmSync(resultsFile, { force: true });
  rmSync(".cache/failures", { recursive: true, force: true });
  const reports = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultsFile}`];
  const code = await runChild([
    "node_modules/vitest/vitest.mjs",
    "run",
    ...reports,
    ...(isFirefox && words.length === 0 ? firefoxTests : words),
  ]);
  if (!existsSync(resultsFile)) throw new Error("The tests crashed before they were counted.");
  console.log(testSummary(JSON.parse(readFileSync(resultsFile, "utf8")) as TestResults, code));
  return code;
}
