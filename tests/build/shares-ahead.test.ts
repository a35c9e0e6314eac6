import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { clothOf } from "#app/leso/cloth.ts";
import type { SharePicture } from "#app/library/shown/share-picture.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { threadProgram } from "#scripts/build/further-threads.ts";
import { drawSharePictures } from "#scripts/build/pictures/share-pictures.ts";
import { shareWorker, sharesAhead } from "#scripts/build/pictures/shares-ahead.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const cloths = ["One", "Two", "Three"].map((seed) => clothOf(seed, { layout: "grid" }));
const pictures = Array.from({ length: 210 }, (_, index): SharePicture => {
  const cloth = cloths[index % cloths.length] ?? clothOf("");
  const title = `Number ${index} of many`;
  return { file: `share-${index}.png`, title, siteName: "Suluhisho", cloth, alt: "" };
});
let wanted: Map<string, string>;
let program = "";

beforeAll(async () => {
  await cutFonts();
  program = await threadProgram(shareWorker);
  await drawSharePictures(pictures, shelfOf("alone"));
  wanted = filesOn(shelfOf("alone"));
}, 120_000);

describe("share pictures drawn by a thread and here", () => {
  it("are the same as those that are drawn here", async () => {
    const shelf = shelfOf("together");
    const ahead = begun(shelf, () => Promise.resolve(program));
    while (filesOn(shelf).size === 0) await sleep(5);
    expect(await ahead.finish()).toBe(pictures.length);
    expect(filesOn(shelf)).toEqual(wanted);
  });

  it.each([
    ["cannot be loaded", "import './nothing-of-this-name.mjs';"],
    ["throws when it starts", "throw new Error('Not today.');"],
    ["throws at its work", atWork("throw new Error('Not this one.');")],
    ["ends without a word", "process.exit(0);"],
    ["works forever", atWork("for (;;);")],
  ])("are all there where the thread %s", async (what, source) => {
    const shelf = shelfOf(what);
    const ahead = begun(shelf, () => Promise.resolve(programOf(what, source)));
    expect(await ahead.finish()).toBe(pictures.length);
    expect(filesOn(shelf)).toEqual(wanted);
  });

  it("are all there where the thread is killed in the middle", async () => {
    const shelf = shelfOf("killed");
    const source = `
      await import(${JSON.stringify(program)});
      const { parentPort } = await import("node:worker_threads");
      parentPort.once("message", () => parentPort.on("message", () => setTimeout(process.exit, 5)));
    `;
    const ahead = begun(shelf, () => Promise.resolve(programOf("killed", source)));
    while (filesOn(shelf).size === 0) await sleep(5);
    expect(await ahead.finish()).toBe(pictures.length);
    const kept = filesOn(shelf);
    expect(pictures.map(({ file }) => kept.get(file) === wanted.get(file))).not.toContain(false);
  });

  it("are all there where the program of the thread cannot be made", async () => {
    const shelf = shelfOf("no program");
    const ahead = begun(shelf, () => Promise.reject(new Error("No disk.")));
    expect(await ahead.finish()).toBe(pictures.length);
    expect(filesOn(shelf)).toEqual(wanted);
  });

  it("are drawn again where the shelf has lost what was in them", async () => {
    const shelf = shelfOf("emptied");
    mkdirSync(shelf, { recursive: true });
    for (const { file } of pictures) writeFileSync(path.join(shelf, file), "");
    const ahead = begun(shelf, () => Promise.resolve(program));
    expect(await ahead.finish()).toBe(pictures.length);
    expect(filesOn(shelf)).toEqual(wanted);
  });

  it.each([
    ["few are missing", pictures.slice(0, 20), true],
    ["no core is free", pictures, false],
  ])("begin no thread where %s", async (what, some, hasThread) => {
    let isAsked = false;
    const ask = () => {
      isAsked = true;
      return Promise.resolve(program);
    };
    const ahead = sharesAhead(shelfOf(what), hasThread, ask);
    ahead.begin(() => some);
    expect([await ahead.finish(), isAsked]).toEqual([0, false]);
  });

  it("are left where somebody stops them", async () => {
    const shelf = shelfOf("stopped");
    const ahead = begun(shelf, () => Promise.resolve(program));
    while (filesOn(shelf).size === 0) await sleep(5);
    ahead.stop();
    await sleep(100);
    const { size } = filesOn(shelf);
    await sleep(300);
    expect(filesOn(shelf).size).toBe(size);
    expect(size).toBeLessThan(pictures.length);
  });
});

function begun(shelf: string, makeProgram: () => Promise<string>) {
  const ahead = sharesAhead(shelf, true, makeProgram);
  onTestFinished(ahead.stop);
  ahead.begin(() => pictures);
  return ahead;
}

function atWork(work: string) {
  return `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", () => { ${work} });
  `;
}

function programOf(name: string, source: string) {
  const file = path.join(room, `${name.replaceAll(" ", "-")}.mjs`);
  writeFileSync(file, source);
  return file;
}

function shelfOf(name: string) {
  return path.join(room, name.replaceAll(" ", "-"));
}

function filesOn(shelf: string) {
  try {
    const files = readdirSync(shelf).filter((file) => file.endsWith(".png"));
    return new Map(files.map((file) => [file, readFileSync(path.join(shelf, file), "latin1")]));
  } catch {
    // Nobody has drawn for it yet.
    return new Map<string, string>();
  }
}
