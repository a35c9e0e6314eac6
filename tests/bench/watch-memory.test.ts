import { describe, expect, it } from "vitest";
import { measuredCommand } from "#scripts/bench/measure/measured-command.ts";

const stay = "setTimeout(() => {}, 400);";
const holding = (megabytes: number) => `const held = Buffer.alloc(${megabytes}e6, 1); ${stay}`;
const run = (code: string) =>
  measuredCommand([process.execPath, "-e", code], { folder: process.cwd() });
const startOther = (code: string) =>
  `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(code)}]);`;

describe("measuredCommand", () => {
  it("sees what a command holds, and what the processes hold that it starts", async () => {
    const idle = await run(stay);
    const own = await run(holding(200));
    const other = await run(`${startOther(holding(200))} ${stay}`);
    const held = 200e6 / 2 ** 20;
    expect(own.peak - idle.peak).toBeGreaterThan(held * 0.9);
    expect(own.peak - idle.peak).toBeLessThan(held * 1.3);
    expect(other.peak - idle.peak).toBeGreaterThan(held * 0.9);
  });

  it("takes the time on the wall", async () => {
    const { seconds } = await run(stay);
    expect(seconds).toBeGreaterThanOrEqual(0.4);
  });

  it("says what a command said that failed", async () => {
    await expect(run('console.error("No more paper."); process.exit(3);')).rejects.toThrow(
      "No more paper.",
    );
  });

  it("does not wait for a program that is not there", async () => {
    const missing = measuredCommand(["no-program-of-this-name"], { folder: process.cwd() });
    await expect(missing).rejects.toThrow("ENOENT");
  });
});
