import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { runChild, runProgram } from "#scripts/processes.ts";
import { runTests, testSummary } from "#scripts/run-tests.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();

const file = (status: string, ...statuses: string[]) => {
  return { status, assertionResults: statuses.map((each) => ({ status: each })) };
};

it.each([
  ["10 passed, 0 failed", 10, 0, [file("passed", "passed")], 0],
  ["9 passed, 1 failed", 9, 1, [file("failed", "passed", "failed")], 1],
  // A file that cannot be loaded, beside one with a failed test.
  ["9 passed, 2 failed", 9, 1, [file("failed", "failed"), file("failed")], 1],
  // A file of which a hook fails has tests that are skipped.
  ["9 passed, 2 failed", 9, 1, [file("failed", "failed"), file("failed", "skipped")], 1],
  // A run whose setup fails, and one that finds no test.
  ["0 passed, 1 failed", 0, 0, [], 1],
  ["10 passed, 1 failed", 10, 0, [file("passed", "passed")], 1],
])("a run of tests ends with %j", (line, numPassedTests, numFailedTests, testResults, code) => {
  expect(testSummary({ numPassedTests, numFailedTests, testResults }, code)).toBe(line);
});

it("a run that finds no test says that it failed, and fails; one that crashes does not repeat the results before", async () => {
  const results = path.join(folder, "results.json");
  const printed: string[] = [];
  const log = vi
    .spyOn(console, "log")
    .mockImplementation((line: string) => void printed.push(line));
  onTestFinished(() => log.mockRestore());
  const code = await runTests(["tests/nothing"], results, "ignore");
  expect([code, ...printed]).toEqual([1, "0 passed, 1 failed"]);
  const crash = runTests(["--config=nowhere.ts"], results, "ignore");
  await expect(crash).rejects.toThrow("The tests crashed before they were counted.");
});

it.each([
  ["process.exit(3)", 3],
  ["process.kill(process.pid, 'SIGKILL')", 1],
])("a program that ends with %s has the exit code %i", async (program, code) => {
  expect(await runChild(["--eval", program], "ignore")).toBe(code);
});

it("a program returns all that it prints, however long, and one that fails in silence says its exit code", async () => {
  const evaluate = (code: string) => runProgram(process.execPath, ["--eval", code]);
  expect(await evaluate("console.log('x'.repeat(2_000_000))")).toHaveLength(2_000_001);
  await expect(evaluate("process.exit(3)")).rejects.toThrow(/failed: it ended with 3$/);
});
