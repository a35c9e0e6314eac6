// Puts small mistakes into a copy of the code, one after another, and tells which no test notices;
// with --rules into the rules of the check alone, and tells which their examples do not notice.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { faults, type Fault } from "#tests/faults.ts";
import { unnoticedRuleFaults } from "#tests/rule-faults.ts";
import { copyRepository } from "#tests/support/command.ts";

const copy = path.resolve(".cache/faults");
const resultsFile = path.join(copy, ".cache/results.json");

type Results = {
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

const { made, unnoticed } = await unnoticedRuleFaults();
for (const one of unnoticed) console.log(`GREEN        ${one}`);
console.log(`${made - unnoticed.length} of ${made} faults in rules are noticed by their examples.`);
const areRulesHeld = unnoticed.length === 0;
if (process.argv.includes("--rules")) process.exit(areRulesHeld ? 0 : 1);

rmSync(copy, { recursive: true, force: true });
await copyRepository(copy);
const reds = faults.map((fault) => {
  const red = redOf(fault);
  const told = red === undefined ? "out of date" : red === 0 ? "GREEN" : `${red} red`;
  console.log(`${told.padEnd(12)} ${fault.breaks} (${fault.file})`);
  return red ?? 0;
});
rmSync(copy, { recursive: true, force: true });

const noticed = reds.filter((red) => red > 0).sort((one, other) => one - other);
const median = noticed[Math.floor(noticed.length / 2)] ?? 0;
console.log(`${noticed.length} of ${faults.length} are noticed, by ${median} tests each (median).`);
process.exitCode = areRulesHeld && noticed.length === faults.length ? 0 : 1;

/** How many tests notice a fault; undefined where its place is gone from the code. */
function redOf({ file, from, to, tests }: Fault): number | undefined {
  const place = path.join(copy, file);
  const text = existsSync(place) ? readFileSync(place, "utf8") : "";
  const broken = text.replace(from, () => to);
  if (broken === text) return undefined;
  writeFileSync(place, broken);
  rmSync(resultsFile, { force: true });
  const output = ["--reporter=json", `--outputFile=${resultsFile}`];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "parts", ...output];
  try {
    execFileSync(process.execPath, [...vitest, ...tests], { cwd: copy, stdio: "ignore" });
  } catch {
    // That tests fail is what is wanted.
  }
  writeFileSync(place, text);
  if (!existsSync(resultsFile)) throw new Error(`No test ran for ${file}: ${tests.join(" ")}`);
  const { numFailedTests, testResults } = JSON.parse(readFileSync(resultsFile, "utf8")) as Results;
  // A file that cannot be loaded fails without a test of its own.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return numFailedTests + unloaded.length;
}
