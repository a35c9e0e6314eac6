/** The part of Vitest's results that says how many tests passed. */
export type TestResults = {
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
