import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { beforeAll, describe, expect, it, vi } from "vitest";

import { siteFile } from "#scripts/build/memory/site-file.ts";
import { growingSite, siteEdits, type SiteFiles } from "#tests/support/growing-site.ts";
import { oneOf, randomNumbers } from "#tests/support/random.ts";
import { startCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { builtCode, differentFiles, writtenSites } from "#tests/support/written-sites.ts";

const room = temporaryFolder();
const output = path.join(room, "output");
const { content, say, forget, differences } = writtenSites(room);
const draw = randomNumbers(7);
let files: SiteFiles = growingSite;
let app = "";

beforeAll(async () => {
  app = await builtCode();
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  say(files);
  await differences(app, "output");
  return () => vi.restoreAllMocks();
}, 180_000);

describe("a build after one that went wrong", () => {
  it.each([
    ["cut off", (file: string) => truncateSync(file, 1000)],
    ["empty", (file: string) => truncateSync(file, 0)],
    ["gone", (file: string) => rmSync(file)],
    ["something else", (file: string) => writeFileSync(file, '{"state":"x"}\n{}')],
    [
      "changed in one letter",
      (file: string) => writeFileSync(file, readFileSync(file, "utf8").replace("/about", "/abouu")),
    ],
    [
      "of another version",
      (file: string) =>
        writeFileSync(
          file,
          readFileSync(file, "utf8").replace(/"state":"[^"]*"/, '"state":"older"'),
        ),
    ],
  ])("writes a clean site where its record is %s", async (_how, damage) => {
    edit();
    damage(siteFile(output, "record"));
    expect(await differences(app, "output")).toEqual([]);
  });

  it.each([
    ["cut off", (file: string) => truncateSync(file, 100)],
    ["gone", (file: string) => rmSync(file)],
    ["written by somebody", (file: string) => writeFileSync(file, "<h1>Mine</h1>")],
    [
      "a folder",
      (file: string) => {
        rmSync(file);
        mkdirSync(path.join(file, "inside"), { recursive: true });
      },
    ],
  ])("draws a page again that is %s", async (_how, damage) => {
    damage(path.join(output, "about.html"));
    writeFileSync(path.join(output, "blog/nobody.html"), "left by somebody");
    expect(await differences(app, "output")).toEqual([]);
  });

  it("writes a clean site after others were killed at any moment", async () => {
    for (let killed = 0; killed < 8; killed += 1) {
      edit();
      const { stop } = build(output);
      await sleep(150 + draw(1200));
      await stop();
    }
    expect(await build(output).ended).toBe(0);
    await expectClean();
  });

  it("writes a clean site when two build it at once", async () => {
    edit();
    const both = [build(output), build(output)].map(({ ended }) => ended);
    expect(await Promise.all(both)).toEqual([0, 0]);
    await expectClean();
  });

  it("looks closer after a file was taken out of a sealed output", async () => {
    expect(await build(output).ended).toBe(0);
    rmSync(path.join(output, "assets"), { recursive: true });
    expect(await build(output).ended).toBe(0);
    await expectClean();
  });
}, 120_000);

function edit() {
  for (let times = 0; times < 3; times += 1) {
    files = siteEdits[oneOf(Object.keys(siteEdits), draw)]?.(files, draw) ?? files;
  }
  say(files);
}

// Another folder is built from nothing, and has to have the same files with the same bytes.
async function expectClean() {
  forget("clean");
  expect(await build(path.join(room, "clean")).ended).toBe(0);
  expect(differentFiles(output, path.join(room, "clean"))).toEqual([]);
}

function build(folder: string) {
  return startCommand("build", { CONTENT_DIR: content, OUT_DIR: folder });
}
