import { existsSync } from "node:fs";
import path from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";

import { describe, expect, it, onTestFinished, vi } from "vitest";

import { outputFile } from "#scripts/build/output-file.ts";
import { withOutputLock } from "#scripts/build/output-lock.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();

describe("the lock of an output folder", () => {
  it("lets one work at a time, in turn, and others not wait for another folder", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const one = path.join(room, "one");
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) => () => {
      begun.push(name);
      return new Promise<void>((resolve) => void ends.push(resolve));
    };
    const first = withOutputLock(one, work("first"));
    await vi.waitFor(() => expect(begun).toEqual(["first"]));
    const second = withOutputLock(one, work("second"));
    await withOutputLock(path.join(room, "other"), () => Promise.resolve());
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
    expect(begun).toEqual(["first"]);
    ends[0]?.();
    await first;
    await vi.waitFor(() => expect(begun).toEqual(["first", "second"]));
    ends[1]?.();
    await second;
  });

  it("is free after work that failed", async () => {
    const folder = path.join(room, "failed");
    await expect(withOutputLock(folder, () => Promise.reject(new Error("Pole")))).rejects.toThrow(
      "Pole",
    );
    expect(await withOutputLock(folder, () => Promise.resolve("done"))).toBe("done");
  });

  it("is free where its holder was killed", async () => {
    const folder = path.join(room, "killed");
    const file = outputFile(folder, "lock");
    const holder = spawn(process.execPath, [
      "-e",
      `require("net").createServer().listen(${JSON.stringify(path.relative(process.cwd(), file))}, () => console.log("held"))`,
    ]);
    await once(holder.stdout, "data");
    holder.kill("SIGKILL");
    await once(holder, "close");
    expect(existsSync(file)).toBe(true);
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    expect(await withOutputLock(folder, () => Promise.resolve("done"))).toBe("done");
  });
});
