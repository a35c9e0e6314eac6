import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { plainPage } from "#scripts/serve/development-answer.ts";

const errorOf = (message: string, more = {}) =>
  `Object.assign(new Error(${JSON.stringify(message)}), ${JSON.stringify(more)})`;
const failed = (code: string) => errorOf(`${code}: x`, { code, path: "/x" });
const missing = { code: "ENOENT", path: "/x" };
const ended = (program: string) =>
  spawnSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });

// One line if the user can fix the error, and the stack for a bug.
it.each<[what: string, error: string, isOneLine: boolean]>([
  ["a missing package", `await import("no-such-package").catch((error) => error)`, true],
  ["its own sentence", errorOf("PORT has to be a number.", { isUserError: true }), true],
  ["a full disk", failed("ENOSPC"), true],
  ["a disk of which this user has no more", failed("EDQUOT"), true],
  ["a full disk while a picture is written", errorOf("heifsave: No space left on device"), true],
  ["a folder of another user", failed("EACCES"), true],
  ["a read-only disk", failed("EROFS"), true],
  ["a folder on a read-only disk", errorOf("x", { ...missing, syscall: "mkdir" }), true],
  ["a bug", errorOf("x is not a function"), false],
  ["a file that our code does not find", errorOf("x", { ...missing, syscall: "open" }), false],
])("a program that fails with %s prints %s, on one line: %s", (_what, error, isOneLine) => {
  const { status, stderr } = ended(`import "./scripts/report-errors.js"; throw ${error};`);
  expect(status).toBe(1);
  expect(stderr.trim().split("\n").length === 1).toBe(isOneLine);
  expect(/^\s+at /m.test(stderr)).toBe(!isOneLine);
});

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

it.each([
  [`>=${major}.${minor}`, false],
  [`>=${major - 1}.${minor + 1}`, false],
  [`>=${major}.${minor + 1}`, true],
  [`>=${major + 1}.0`, true],
])("a program that requires Node %s refuses this one: %s", (asked, isRefused) => {
  const call = `refuseOldNode(${JSON.stringify(asked)})`;
  const { stderr } = ended(`import { refuseOldNode } from "./scripts/report-errors.js"; ${call};`);
  expect(stderr.includes("is too old. Install Node")).toBe(isRefused);
});

it("a page of development shows an error as it is written", () => {
  const page = plainPage("An error", "<Figure> & <b> are not closed");
  expect(page).toContain("<pre>&#60;Figure&#62; &#38; &#60;b&#62; are not closed</pre>");
});
