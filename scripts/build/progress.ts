/** Does a step, or waits for one that has begun, and prints how long that took. */
export async function step<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`${name.padEnd(8)} ${secondsSince(started)}`);
  return result;
}

/** The time since a value of performance.now(), such as "1.2 s". */
export function secondsSince(started: number) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
