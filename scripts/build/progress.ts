import { appendFileSync } from "node:fs";

/**
 * Runs one step and prints a line with what came of it and how long it took. STEP_TIMES may name a
 * file that gets a line of JSON for each step as well: its name and its seconds.
 */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  outcome: (result: Result) => string,
): Promise<Result> {
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  console.log(`${name.padEnd(8)} ${outcome(result)} (${secondsSince(started)})`);
  const { STEP_TIMES: file } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify({ name, seconds })}\n`);
  return result;
}

/** The time since a moment of performance.now(), such as "1.2 s". */
export function secondsSince(started: number) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** A size in bytes as readers know it, such as "42.1 kB". */
export function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
