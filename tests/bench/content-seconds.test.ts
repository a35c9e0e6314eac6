import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { contentSeconds } from "#scripts/bench/measure/content-seconds.ts";
import { step } from "#scripts/build/progress.ts";

async function room() {
  const folder = await mkdtemp(path.join(tmpdir(), "suluhisho-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function timesOf(steps: Record<string, number>) {
  const file = path.join(await room(), "times");
  const lines = Object.entries(steps).map(([name, seconds]) => JSON.stringify({ name, seconds }));
  await writeFile(file, `${lines.join("\n")}\n`);
  return file;
}

describe("contentSeconds", () => {
  const code = { Fonts: 1, Code: 20, Photos: 3 };

  it("adds up the steps that grow with the posts", async () => {
    const file = await timesOf({ Words: 0.5, ...code, Pages: 1.25 });
    expect(contentSeconds(file)).toBeCloseTo(1.75);
  });

  it("refuses a build that no longer has a step to leave out", async () => {
    const { Code, ...rest } = code;
    const file = await timesOf({ ...rest, Program: Code, Words: 1 });
    expect(() => contentSeconds(file)).toThrow('"Code"');
  });

  it("leaves no times behind for the next build", async () => {
    const file = await timesOf(code);
    contentSeconds(file);
    expect(await readdir(path.dirname(file))).toEqual([]);
  });

  it("reads what the steps of a build write", async () => {
    const file = path.join(await room(), "times");
    vi.stubEnv("STEP_TIMES", file);
    vi.spyOn(console, "log").mockImplementation(() => {});
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    });
    const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
    for (const name of Object.keys(code)) await step(name, async () => {}, String);
    await step("Words", wait, String);
    const seconds = contentSeconds(file);
    expect(seconds).toBeGreaterThan(0.045);
    expect(seconds).toBeLessThan(1);
  });
});
