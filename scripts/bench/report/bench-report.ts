import { figuresTable } from "#scripts/bench/report/figures-table.ts";
import { machineInWords, type Machine } from "#scripts/bench/report/machine.ts";
import { comparisonsOf } from "#scripts/bench/report/comparisons.ts";
import { missingRuns, type Result } from "#scripts/bench/report/results.ts";

/** A whole bench: what it found, where, when and how. */
export type Bench = {
  /** Such as "2026-11-21". */
  date: string;
  machine: Machine;
  /** How often each measurement was to be repeated. */
  runs: number;
  /** How memory was measured, in words. */
  memoryMeasure: string;
  results: Result[];
};

const meanings =
  "Cold means: packages installed, no `.cache`, no build; builds and checks are whole commands with " +
  "npm. The floor reads, validates and compiles the same posts with our library, draws each in a " +
  "plain page and writes it, on one thread, without a cache and without a bundler.";

/** A bench as a section in Markdown: where it was made, what the words mean, the table. */
export function benchReport({ date, machine, runs, memoryMeasure, results }: Bench): string {
  const missing = missingRuns(results, runs);
  return [
    `Measured on ${date} with \`npm run bench\`: ${machineInWords(machine)}. ` +
      `Medians of ${runs} ${runs === 1 ? "run" : "runs"}, the worst in brackets. ${meanings} ` +
      `Memory is ${memoryMeasure}.`,
    figuresTable(results, runs),
    ...(missing.length > 0 ? [missing.map((line) => `- ${line}`).join("\n")] : []),
  ].join("\n\n");
}

/** A bench for machines. */
export function benchForMachines(bench: Bench): string {
  const { results, runs } = bench;
  const whole = {
    ...bench,
    comparisons: comparisonsOf(results),
    missing: missingRuns(results, runs),
  };
  return JSON.stringify(whole, null, 2);
}
