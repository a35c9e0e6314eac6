import { mkdtemp, readdir, rm } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { inTemporaryRoom } from "#scripts/bench/temporary-room.ts";
import { startCommand } from "#tests/support/run-command.ts";

describe("inTemporaryRoom", () => {
  it.each(["succeeds", "fails"])("leaves nothing behind where the work %s", async (outcome) => {
    let room = "";
    const work = inTemporaryRoom(async (folder) => {
      room = folder;
      expect(await readdir(folder)).toEqual([]);
      if (outcome === "fails") throw new Error("The work failed.");
    });
    if (outcome === "fails") await expect(work).rejects.toThrow("The work failed.");
    else await work;
    await expect(readdir(room)).rejects.toThrow("ENOENT");
  });
});

describe("npm run bench", () => {
  it("leaves nothing behind when it is interrupted", { timeout: 60_000 }, async () => {
    const room = await mkdtemp(path.join(tmpdir(), "suluhisho-"));
    onTestFinished(() => rm(room, { recursive: true, force: true }));
    const words = ["--only", "floor", "--posts", "5", "--runs", "1000"];
    const bench = startCommand(["scripts/bench/bench.ts", ...words], { TMPDIR: room });
    onTestFinished(async () => void (await bench.stop()));
    await bench.until(/^1\/1000 /m);
    const inside = await readdir(room);
    expect(inside.some((name) => name.startsWith("suluhisho-bench-"))).toBe(true);
    expect(await bench.stop()).toBe(128 + constants.signals.SIGTERM);
    expect((await readdir(room)).filter((name) => name.startsWith("suluhisho-"))).toEqual([]);
  });
});
