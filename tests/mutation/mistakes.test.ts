import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { printProblem } from "#app/library/problems/problem.ts";
import { bodies } from "#tests/mutation/bodies.ts";
import { ContentUnderTest } from "#tests/mutation/content-under-test.ts";
import { sampled } from "#tests/mutation/sampled.ts";
import { files } from "#tests/mutation/files.ts";
import { judged } from "#tests/mutation/judged.ts";
import { layout } from "#tests/mutation/layout.ts";
import { marks } from "#tests/mutation/marks.ts";
import type { Mistake } from "#tests/mutation/mistake.ts";
import { names } from "#tests/mutation/names.ts";
import { references } from "#tests/mutation/references.ts";
import { values } from "#tests/mutation/values.ts";
import { frozenContent, textsIn } from "#tests/support/frozen-content.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const texts = await textsIn(frozenContent);
const real = new ContentUnderTest(texts);
const mistakes = [layout, marks, names, values, references, files, bodies].flat();

// Every night each kind is made in all files; for a change in one of them, another one for each kind.
const filesAtMost = process.env.TEST_MATRIX === "true" ? Number.POSITIVE_INFINITY : 1;
// A kind that can be made in few files is made more often in each of them.
const manyFiles = 12;

describe("the frozen content", () => {
  it("is in order", async () => {
    expect((await real.untouched()).problems.map(printProblem)).toEqual([]);
  });
});

describe.each([...new Set(mistakes.map(({ family }) => family))])("of the family %s", (family) => {
  for (const mistake of mistakes.filter((one) => one.family === family)) {
    it(`tells of ${mistake.name}, or is not harmed by it`, async () => {
      expect(await faultsOf(mistake)).toEqual([]);
    });
  }
});

describe("the command", () => {
  const room = temporaryFolder();

  it.each([layout[0], values[0], bodies.at(-1)])("ends with 1 for $name", async (mistake) => {
    if (!mistake) throw new RangeError("There is no such mistake");
    const [mutation] = real.files.flatMap((file) => mistake.places(file, real.files));
    if (!mutation?.reported) throw new RangeError(`${mistake.name} cannot be made`);
    const folder = path.join(room, mistake.family, "content");
    await write(folder, { ...texts, ...mutation.files });
    const { code, errors } = await runCommand("scripts/check-content.ts", { CONTENT_DIR: folder });
    expect(code).toBe(1);
    expect(errors).toContain(`content/${mutation.reported.path}:${mutation.reported.line}:`);
  });
});

describe("the table", () => {
  it("has all its kinds", () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(55);
  });
});

async function faultsOf(mistake: Mistake) {
  const places = real.files.map((file) => ({ file, found: mistake.places(file, real.files) }));
  const all = places.filter(({ found }) => found.length > 0);
  expect(all.length).toBeGreaterThan(0);
  const made = sampled(all, filesAtMost, mistake.name);
  const atMost = all.length > manyFiles ? 1 : 2;
  const faults: string[] = [];
  for (const { file, found } of made) {
    for (const mutation of sampled(found, atMost, mistake.name + file.path)) {
      const wrong = await judged(real, mutation);
      faults.push(...wrong.map((fault) => `${file.path}: ${fault}`));
    }
  }
  return faults;
}

async function write(folder: string, all: Record<string, string | null>) {
  for (const [file, text] of Object.entries(all)) {
    if (text === null) continue;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
