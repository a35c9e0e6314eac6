import { mkdir, readFile, rm } from "node:fs/promises";

import { findBrowser } from "#scripts/find-browser.ts";
import { repositoryRoot, runChild } from "#scripts/run-child.ts";

const resultsPath = ".cache/test-results.json";
const resultsFile = new URL(resultsPath, repositoryRoot);

type TestResults = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

process.exitCode = await buildAndTest();

async function buildAndTest() {
  try {
    // The children read it too, so that all of them use the same browser.
    process.env.CHROMIUM_PATH = await findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }

  const buildCode = await runChild(["scripts/run.js", "build"]);
  if (buildCode !== 0) return buildCode;

  // The results of an earlier run must not pass for those of one that broke off.
  await mkdir(new URL(".", resultsFile), { recursive: true });
  await rm(resultsFile, { force: true });
  const testCode = await runChild([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${resultsPath}`,
    ...process.argv.slice(2),
  ]);
  return (await printTally()) ? testCode : testCode || 1;
}

async function printTally() {
  const text = await readFile(resultsFile, "utf8").catch(() => undefined);
  if (text === undefined) {
    console.error("The tests broke off before they could be counted.");
    return false;
  }
  const results = JSON.parse(text) as TestResults;
  // A test file that cannot be loaded fails without a single test of its own.
  const brokenFiles = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  console.log(
    `${results.numPassedTests} passed, ${results.numFailedTests + brokenFiles.length} failed`,
  );
  return true;
}
