import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { beforeAll, describe, expect, it } from "vitest";

import { outputFile } from "#scripts/build/output-file.ts";
import { build, builtSites, differentFiles } from "#tests/support/built-sites.ts";
import { growingSite, siteEdits, type SiteFiles } from "#tests/support/growing-site.ts";
import { postFile } from "#tests/support/post-file.ts";
import { oneOf, randomNumbers } from "#tests/support/random.ts";
import { startCommand } from "#tests/support/start-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const output = path.join(room, "output");
const record = outputFile(output, "json");
const page = path.join(output, "about.html");
const { content, say, clean, differences } = builtSites(room);
const isMatrix = process.env.TEST_MATRIX === "true";
// Chance finds more the more often it tries, which is what the nights are for.
const edits = Number(process.env.EDITS ?? (isMatrix ? 200 : 6));
const kills = isMatrix ? 10 : 1;
const seed = Number(process.env.EDIT_SEED ?? 1 + Math.floor(Math.random() * 1000));
const draw = randomNumbers(seed);
let files: SiteFiles = growingSite;
let others: SiteFiles | undefined;

beforeAll(() => say(files));

describe("a build after an edit", () => {
  it("renders only the pages whose loaders answer something else", async () => {
    await differences("output");
    const file = "pages/about.yaml";
    files = { ...files, [file]: (files[file] ?? "").replace(/^heading: .*/m, "heading: New") };
    say(files);
    const { out } = await build(content, output);
    // Besides the page itself: two for errors and three documents, which are always rendered.
    expect(out).toMatch(/^Pages +\d+ in all, 6 rendered/m);
    expect((await build(content, output)).out).toMatch(/^Nothing changed/m);
  });

  it(`writes what a clean build writes, after each of ${edits} edits (seed ${seed})`, async () => {
    for (let made = 0; made < edits;) {
      // Often several edits come at once.
      const names = edit(1 + draw(3));
      made += names.length;
      expect(await differences("output"), `${names.join(" and ")}, seed ${seed}`).toEqual([]);
    }
  }, 600_000);
}, 300_000);

describe("a build on another day", () => {
  const [before, day] = ["2097-03-07", "2097-03-08"];
  const hasPost = () => existsSync(path.join(output, "blog/waits.html"));

  it("publishes what has become public, as a clean build of that day does", async () => {
    const waits = { title: "A post that waits", date: day, publishOn: day };
    files = { ...files, "blog/waits.mdx": postFile("\nWords.\n", waits) };
    say(files);
    expect(await differences("output", before)).toEqual([]);
    expect(hasPost()).toBe(false);
    expect((await build(content, output, before)).out).toMatch(/^Nothing changed/m);
    expect((await build(content, output, day)).isRight).toBe(true);
    expect(hasPost()).toBe(true);
    expect(differentFiles(output, await clean(day))).toEqual([]);
  });
});

describe("a build after one that went wrong", () => {
  it.each([
    ["cut off", () => truncateSync(record, 1000)],
    ["gone", () => rmSync(record)],
    ["changed in a letter", () => changeLetter(record)],
  ])("writes a clean site where its record is %s", async (_how, damage) => {
    await differences("output");
    damage();
    editOrTakeBack();
    expect(await differences("output")).toEqual([]);
  });

  it.each([
    ["a page that is cut off", () => truncateSync(page, 100)],
    ["a page that is gone", () => rmSync(page)],
    ["a page that somebody wrote", () => writeFileSync(page, "<h1>Mine</h1>")],
    ["a page that is a folder", () => turnIntoFolder(page)],
    ["assets that are gone", () => rmSync(path.join(output, "assets"), { recursive: true })],
  ])("makes %s again, and removes what no page owns", async (_what, damage) => {
    await differences("output");
    damage();
    expect(await differences("output")).toEqual([]);
    writeFileSync(path.join(output, "blog/nobody.html"), "left by somebody");
    expect(await differences("output")).toEqual([]);
  });

  it("leaves the last good site where a check fails", async () => {
    await differences("output");
    const before = readFileSync(page, "utf8");
    const broken = { ...files, "pages/about.yaml": titledLikeHome(files) };
    say(broken);
    const { isRight, errors } = await build(content, output);
    expect(isRight).toBe(false);
    expect(errors).toContain("title");
    expect(readFileSync(page, "utf8")).toBe(before);
    expect(existsSync(outputFile(output, "draft"))).toBe(false);
    say(files);
    expect(await differences("output")).toEqual([]);
  });

  it(`writes a clean site after others were killed at any moment (seed ${seed})`, async () => {
    for (let killed = 0; killed < kills; killed += 1) {
      editOrTakeBack();
      const { stop } = command(output);
      await sleep(300 + draw(1500));
      await stop();
    }
    expect(await differences("output")).toEqual([]);
  });

  it("writes a clean site when two build it at once, and another beside them", async () => {
    editOrTakeBack();
    const builds = [output, output, path.join(room, "other")].map(
      (folder) => command(folder).ended,
    );
    expect(await Promise.all(builds)).toEqual([0, 0, 0]);
    for (const folder of [output, path.join(room, "other")]) {
      expect(differentFiles(folder, await clean())).toEqual([]);
    }
  });
}, 120_000);

function titledLikeHome(site: SiteFiles) {
  const title = /^title: .*$/m.exec(site["pages/home.yaml"] ?? "")?.[0] ?? "";
  return (site["pages/about.yaml"] ?? "").replace(/^title: .*$/m, title);
}

function changeLetter(file: string) {
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("/about", "/abouu"));
}

function turnIntoFolder(file: string) {
  rmSync(file, { recursive: true });
  mkdirSync(path.join(file, "inside"), { recursive: true });
}

/** Makes so many edits, by chance, and names them. */
function edit(times = 3) {
  const names = Array.from({ length: times }, () => oneOf(Object.keys(siteEdits), draw));
  for (const name of names) files = siteEdits[name]?.(files, draw) ?? files;
  say(files);
  return names;
}

/** Makes edits, or takes the last ones back, for which a clean site has been built. */
function editOrTakeBack() {
  const before = files;
  if (others) say((files = others));
  else edit();
  others = before;
}

function command(folder: string) {
  return startCommand("build", { CONTENT_DIR: content, OUT_DIR: folder });
}
