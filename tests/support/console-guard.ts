import { format } from "node:util";

import { afterEach, beforeEach } from "vitest";

let printed: string[] = [];
const { error, warn } = console;

beforeEach(() => {
  printed = [];
  const record = (...values: unknown[]) => void printed.push(format(...values));
  // By hand and not by a spy: a test that restores all spies would take the guard away.
  Object.assign(console, { error: record, warn: record });
});

afterEach(() => {
  Object.assign(console, { error, warn });
  if (printed.length > 0) throw new Error(`A stray error or warning: ${printed.join("\n")}`);
});
