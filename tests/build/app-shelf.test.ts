import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { keptBuild, putOnShelf, type AppShelf } from "#scripts/build/app/app-shelf.ts";

async function emptyShelf(): Promise<AppShelf> {
  const folder = await mkdtemp(path.join(tmpdir(), "shelf-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { builds: path.join(folder, "app"), drafts: path.join(folder, "drafts") };
}

const saying = (text: string) => (draft: string) => writeFile(path.join(draft, "code"), text);

describe("putOnShelf", () => {
  it("keeps a build under its state and leaves no draft", async () => {
    const shelf = await emptyShelf();
    expect(await keptBuild(shelf, "one")).toBeUndefined();
    const folder = await putOnShelf(shelf, "one", saying("text"));
    expect(await keptBuild(shelf, "one")).toBe(folder);
    expect(await readFile(path.join(folder, "code"), "utf8")).toBe("text");
    expect(await keptBuild(shelf, "two")).toBeUndefined();
    expect(await readdir(shelf.drafts)).toEqual([]);
  });

  it("keeps nothing of a build that fails", async () => {
    const shelf = await emptyShelf();
    const failing = async (draft: string) => {
      await saying("half")(draft);
      throw new Error("does not build");
    };
    await expect(putOnShelf(shelf, "one", failing)).rejects.toThrow("does not build");
    expect(await keptBuild(shelf, "one")).toBeUndefined();
    expect(await readdir(shelf.drafts)).toEqual([]);
  });

  it("puts a whole build in the place of one that was never finished", async () => {
    const shelf = await emptyShelf();
    await mkdir(path.join(shelf.builds, "one"), { recursive: true });
    await writeFile(path.join(shelf.builds, "one", "rest"), "");
    expect(await keptBuild(shelf, "one")).toBeUndefined();
    const folder = await putOnShelf(shelf, "one", saying("text"));
    expect((await readdir(folder)).sort()).toEqual(["code", "done"]);
  });

  it("lets two builds of one state be made at once, and the first to arrive stays", async () => {
    const shelf = await emptyShelf();
    const slow = putOnShelf(shelf, "one", async (draft) => {
      await putOnShelf(shelf, "one", saying("first"));
      await saying("second")(draft);
    });
    const folder = await slow;
    expect(await readFile(path.join(folder, "code"), "utf8")).toBe("first");
    expect(await readdir(shelf.drafts)).toEqual([]);
  });

  it("forgets all but the newest three builds, and drafts that nobody is at any more", async () => {
    const shelf = await emptyShelf();
    for (const [age, state] of ["new", "newer", "old", "older"].entries()) {
      await mkdir(path.join(shelf.builds, state), { recursive: true });
      const then = new Date(Date.now() - (age + 1) * 60_000);
      await utimes(path.join(shelf.builds, state), then, then);
    }
    for (const [name, hours] of [
      ["left", 2],
      ["busy", 0],
    ] as const) {
      await mkdir(path.join(shelf.drafts, name), { recursive: true });
      const then = new Date(Date.now() - hours * 3_600_000);
      await utimes(path.join(shelf.drafts, name), then, then);
    }
    await putOnShelf(shelf, "newest", saying("text"));
    expect((await readdir(shelf.builds)).sort()).toEqual(["new", "newer", "newest"]);
    expect(await readdir(shelf.drafts)).toEqual(["busy"]);
  });
});
