/** The middle and the worst of some measurements. */
export type Spread = { median: number; worst: number };

/** The middle and the worst of some measurements; throws where there are none. */
export function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const worst = sorted.at(-1);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  if (worst === undefined || high === undefined || low === undefined) {
    throw new RangeError("Nothing was measured.");
  }
  return { median: (low + high) / 2, worst };
}
