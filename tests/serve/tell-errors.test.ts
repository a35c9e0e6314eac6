import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

/** What a program says that ends with this error, and its exit code. */
function lastWordsOf(error: string) {
  const program = `import "./scripts/tell-errors.js"; throw ${error};`;
  const words = ["--input-type=module", "--eval", program];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  return [status, stderr];
}

describe("a program that breaks off", () => {
  it.each([
    [
      "a full disk",
      `Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })`,
      /disk is full/,
    ],
    [
      "a full disk, as a tool of others tells it",
      `new Error("Failed to write to output file: write /tmp/x: no space left on device")`,
      /disk is full/,
    ],
    [
      "a folder without the right to write",
      `new Error("EACCES: permission denied, mkdir '/srv/site'")`,
      /use \/srv\/site\. .*OUT_DIR/,
    ],
    [
      "a disk that is only read",
      `new Error("ENOENT: no such file, mkdir '/ro/x'")`,
      /use \/ro\/x\./,
    ],
    [
      "a missing package",
      `await import("no-such-package").catch((e) => e)`,
      /no-such-package.*npm ci/,
    ],
    [
      "what its user can mend",
      `Object.assign(new Error("PORT has to be a number."), { isMendable: true })`,
      /^PORT has to be a number\.$/,
    ],
  ])("says %s in one sentence", (_what, error, says) => {
    const [status, said] = lastWordsOf(error);
    expect(status).toBe(1);
    expect(String(said).trim().split("\n")).toEqual([expect.stringMatching(says)]);
  });

  it.each([`new TypeError("x is not a function")`, `new Error("ENOENT: no such file, open 'x'")`])(
    "shows where our own code is wrong: %s",
    (error) => {
      const [status, said] = lastWordsOf(error);
      expect(status).toBe(1);
      expect(said).toMatch(/^\s+at /m);
    },
  );
});
