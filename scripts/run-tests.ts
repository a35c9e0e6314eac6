import { existsSync, readFileSync, rmSync } from "node:fs";
import { runChild } from "#scripts/processes.ts";

/** Runs these tests, prints how many passed as the last line, and returns the exit code. */
export async function runTests(words: string[], resultsFile: string, stdio?: "ignore") {
  // The results of an earlier run must not be taken for those of a run that crashed.
  rmSync(resultsFile, { force: true });
  const reports = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultsFile}`];
  const code = await runChild(
    ["node_modules/vitest/vitest.mjs", "run", ...reports, ...words],
    stdio,
  );
  if (!existsSync(resultsFile)) throw new Error("The tests crashed before they were counted.");
  console.log(testSummary(JSON.parse(readFileSync(resultsFile, "utf8")) as TestResults, code));
  return code;
}

// The part of Vitest's results that says how many tests passed.
type TestResults = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** The last line of a test run that ended with an exit code. */
export function testSummary(results: TestResults, code: number): string {
  // A test file that cannot be loaded fails without any test of its own.
  const broken = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failed = results.numFailedTests + broken.length;
  // A run that could not begin has no failed test.
  const counted = code !== 0 && failed === 0 ? 1 : failed;
  return `${results.numPassedTests} passed, ${counted} failed`;
}
