import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { beforeAll, describe, expect, it } from "vitest";

import { outputFile } from "#scripts/build/output-file.ts";
import { build, builtSites, differentFiles } from "#tests/support/built-sites.ts";
import { growingSite, siteEdits, type SiteFiles } from "#tests/support/growing-site.ts";
import { oneOf, randomNumbers } from "#tests/support/random.ts";
import { startCommand } from "#tests/support/start-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const output = path.join(room, "output");
const record = outputFile(output, "json");
const { content, say, forget, differences } = builtSites(room);
const draw = randomNumbers(7);
let files: SiteFiles = growingSite;

beforeAll(() => say(files));

describe("a build after one that went wrong", () => {
  it.each([
    ["cut off", () => truncateSync(record, 1000)],
    ["empty", () => truncateSync(record, 0)],
    ["gone", () => rmSync(record)],
    ["something else", () => writeFileSync(record, '{"stamp":"x"}\n{}')],
    [
      "changed in one letter",
      () => writeFileSync(record, readFileSync(record, "utf8").replace("/about", "/abouu")),
    ],
  ])("writes a clean site where its record is %s", async (_how, damage) => {
    await differences("output");
    damage();
    edit();
    expect(await differences("output")).toEqual([]);
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
  ])("renders a page again that is %s, and removes what no page owns", async (_how, damage) => {
    await differences("output");
    damage(path.join(output, "about.html"));
    writeFileSync(path.join(output, "blog/nobody.html"), "left by somebody");
    expect(await differences("output")).toEqual([]);
  });

  it("leaves the last good site where a check fails", async () => {
    await differences("output");
    const before = readFileSync(path.join(output, "about.html"), "utf8");
    const broken = { ...files, "pages/about.yaml": titledLikeHome(files) };
    say(broken);
    const { isRight, errors } = await build(content, output);
    expect(isRight).toBe(false);
    expect(errors).toContain("title");
    expect(readFileSync(path.join(output, "about.html"), "utf8")).toBe(before);
    expect(existsSync(outputFile(output, "draft"))).toBe(false);
    say(files);
    expect(await differences("output")).toEqual([]);
  });

  it("writes a clean site after others were killed at any moment", async () => {
    for (let killed = 0; killed < 5; killed += 1) {
      edit();
      const { stop } = command(output);
      await sleep(300 + draw(1500));
      await stop();
    }
    expect(await command(output).ended).toBe(0);
    await expectClean(output);
  });

  it("writes a clean site when two build it at once, and two others beside them", async () => {
    edit();
    const other = path.join(room, "other");
    const builds = [output, output, other, other].map((folder) => command(folder).ended);
    expect(await Promise.all(builds)).toEqual([0, 0, 0, 0]);
    await expectClean(output);
    await expectClean(other);
  });

  it("looks closer after a file was taken out of an unchanged output", async () => {
    expect(await command(output).ended).toBe(0);
    rmSync(path.join(output, "assets"), { recursive: true });
    expect(await command(output).ended).toBe(0);
    await expectClean(output);
  });
}, 120_000);

function titledLikeHome(site: SiteFiles) {
  const title = /^title: .*$/m.exec(site["pages/home.yaml"] ?? "")?.[0] ?? "";
  return (site["pages/about.yaml"] ?? "").replace(/^title: .*$/m, title);
}

function edit() {
  for (let times = 0; times < 3; times += 1) {
    files = siteEdits[oneOf(Object.keys(siteEdits), draw)]?.(files, draw) ?? files;
  }
  say(files);
}

// Another folder is built from nothing, and has to have the same files with the same bytes.
async function expectClean(folder: string) {
  forget("clean");
  expect(await command(path.join(room, "clean")).ended).toBe(0);
  expect(differentFiles(folder, path.join(room, "clean"))).toEqual([]);
}

function command(folder: string) {
  return startCommand("build", { CONTENT_DIR: content, OUT_DIR: folder });
}
