import { format } from "node:util";

import { afterEach, beforeEach } from "vitest";

type Kind = "error" | "warn";

let printed: { kind: Kind; message: string }[] = [];
let expected: { kind: Kind; pattern: RegExp }[] = [];
let originals: Pick<Console, Kind> | undefined;

/** Announces that this test prints a message of this kind; it fails where the message stays away. */
export function expectConsole(kind: Kind, pattern: RegExp): void {
  expected.push({ kind, pattern });
}

beforeEach(() => {
  printed = [];
  expected = [];
  const { error, warn } = console;
  originals = { error, warn };
  const record =
    (kind: Kind) =>
    (...values: unknown[]) => {
      printed.push({ kind, message: format(...values) });
    };
  // By hand and not by a spy: a test that restores all spies would take the guard away.
  Object.assign(console, { error: record("error"), warn: record("warn") });
});

afterEach(() => {
  Object.assign(console, originals);

  const stray = printed.filter(
    ({ kind, message }) => !expected.some((one) => one.kind === kind && one.pattern.test(message)),
  );
  const missing = expected.filter(
    ({ kind, pattern }) => !printed.some((one) => one.kind === kind && pattern.test(one.message)),
  );
  const complaints = [
    ...stray.map(({ kind, message }) => `A stray console.${kind}: ${message}`),
    ...missing.map(({ kind, pattern }) => `No console.${kind} came that matches ${pattern}`),
  ];
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
});
