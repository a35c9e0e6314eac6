import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { keepVerdicts, readVerdicts } from "#app/library/words/spelling/verdicts.server.ts";

let folder = "";
const file = () => path.join(folder, "words", "verdicts.json");
const verdicts = new Map([
  ["school", undefined],
  ["recieve", ["receive"]],
]);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "suluhisho-words-"));
  vi.stubEnv("BODY_CACHE", folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

describe("the verdicts of the dictionary", () => {
  it("are kept from one check to the next, and no drafts beside them", async () => {
    expect(await readVerdicts()).toEqual(new Map());
    await keepVerdicts(verdicts);
    expect(await readVerdicts()).toEqual(verdicts);
    expect(await readdir(path.dirname(file()))).toEqual([path.basename(file())]);
  });

  it.each([
    ["a mistake was taken for right", (text: string) => text.replace("school", "shcool")],
    ["it is half there", (text: string) => text.slice(0, text.length / 2)],
    ["it is empty", () => ""],
    ["it is something else", () => "[]"],
    ["it holds nothing", () => "null"],
    ["it holds no words", () => '{"digest":"0"}'],
  ])("are forgotten where %s", async (_name, damage) => {
    await keepVerdicts(verdicts);
    await writeFile(file(), damage(await readFile(file(), "utf8")));
    expect(await readVerdicts()).toEqual(new Map());
  });

  it("are kept nowhere where BODY_CACHE is not set", async () => {
    vi.stubEnv("BODY_CACHE", undefined);
    await keepVerdicts(verdicts);
    expect(await readVerdicts()).toEqual(new Map());
    expect(await readdir(folder)).toEqual([]);
  });
});
