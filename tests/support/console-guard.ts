import { format } from "node:util";
import { afterEach, beforeEach } from "vitest";

let printed: string[] = [];
const { error, warn } = console;

beforeEach(() => {
  printed = [];
  const record = (...values: unknown[]) => void printed.push(format(...values));
  // Not a spy, because a test that restores all spies would remove the guard.
  Object.assign(console, { error: record, warn: record });
});

afterEach(() => {
  Object.assign(console, { error, warn });
  if (printed.length > 0) throw new Error(`A stray error or warning: ${printed.join("\n")}`);
});
