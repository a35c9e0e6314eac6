import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const errorOf = (message: string, more = {}) =>
  `Object.assign(new Error(${JSON.stringify(message)}), ${JSON.stringify(more)})`;

// One line if the user can fix the error, and the stack for a bug.
it.each<[what: string, error: string, isOneLine: boolean]>([
  ["a missing package", `await import("no-such-package").catch((error) => error)`, true],
  [
    "an error with its own sentence",
    errorOf("PORT has to be a number.", { isUserError: true }),
    true,
  ],
  ["a full disk", errorOf("ENOSPC: no space", { code: "ENOSPC", path: "/x" }), true],
  ["a full disk while a picture is written", errorOf("heifsave: No space left on device"), true],
  ["a folder of another user", errorOf("EACCES: denied", { code: "EACCES", path: "/x" }), true],
  ["a read-only disk", errorOf("EROFS: x", { code: "EROFS", path: "/x" }), true],
  [
    "a read-only disk, as Node reports it",
    errorOf("x", { code: "ENOENT", syscall: "mkdir", path: "/x" }),
    true,
  ],
  ["a bug", errorOf("x is not a function"), false],
  ["a file that our code does not find", errorOf("ENOENT: no such file, open 'x'"), false],
])("a program that fails with %s prints %s, on one line: %s", (_what, error, isOneLine) => {
  const program = `import "./scripts/report-errors.js"; throw ${error};`;
  const words = ["--input-type=module", "--eval", program];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr.trim().split("\n").length === 1).toBe(isOneLine);
  expect(/^\s+at /m.test(stderr)).toBe(!isOneLine);
});

it.each([
  ["18.20.8", 1],
  ["20.18.3", 1],
  ["20.19.0", 0],
  ["26.0.0", 0],
])("Node %s exits with status %i, and with a sentence if it is too old", (version, status) => {
  const program = `Object.defineProperty(process, "versions", { value: { node: "${version}" } });
    const { refuseOldNode } = await import("./scripts/report-errors.js");
    refuseOldNode(">=20.19");`;
  const words = ["--input-type=module", "--eval", program];
  const ended = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(ended.status).toBe(status);
  expect(ended.stderr.split("\n").filter(Boolean)).toHaveLength(status);
  if (status) expect(ended.stderr).toContain(version);
});
