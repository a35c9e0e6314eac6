import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import { printProblem } from "#app/library/problems/problem.ts";
import { setContentCache } from "#scripts/build/content-cache.ts";
import {
  mistakesTables,
  publishedTables,
  type MistakeScore,
} from "#scripts/mistakes/mistakes-table.ts";
import { repositoryRoot } from "#scripts/run-child.ts";
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
import { smallSite } from "#tests/mutation/small-site.ts";
import { values } from "#tests/mutation/values.ts";
import { frozenContent, textsIn } from "#tests/support/frozen-content.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

setContentCache();
const texts = await textsIn(frozenContent);
const real = new ContentUnderTest(texts);
const small = new ContentUnderTest(smallSite);
const mistakes = [layout, marks, names, values, references, files, bodies].flat();
const scores: MistakeScore[] = [];

// Every night each kind is made in all files; for a change in one of them, another one for each kind.
const isMatrix = process.env.TEST_MATRIX === "true";
const filesAtMost = isMatrix ? Number.POSITIVE_INFINITY : 1;
// A kind that can be made in few files is made more often in each of them.
const manyFiles = 12;

describe("the frozen content", () => {
  it("is in order, and so is the small site", async () => {
    expect((await real.untouched()).problems.map(printProblem)).toEqual([]);
    expect((await small.untouched()).problems.map(printProblem)).toEqual([]);
  });
});

describe.each([...new Set(mistakes.map(({ family }) => family))])("of the family %s", (family) => {
  for (const mistake of mistakes.filter((one) => one.family === family)) {
    it(`tells of ${mistake.name}, or is not harmed by it`, async () => {
      const { score, faults } = await scored(mistake);
      scores.push(score);
      expect(faults).toEqual([]);
      expect(score.files).toBeGreaterThan(0);
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

describe("the score", () => {
  it("is whole, and the same in handbook/mistakes.md", async () => {
    if (isMatrix) {
      await mkdir(new URL(".cache", repositoryRoot), { recursive: true });
      const results = fileURLToPath(new URL(".cache/mistakes.json", repositoryRoot));
      await writeFile(results, JSON.stringify(scores));
      process.stdout.write(`${printed(scores)}\n`);
    }
    expect(scores.filter(({ files: made, right }) => made !== right)).toEqual([]);
    expect(scores.length).toBeGreaterThanOrEqual(55);
    // Only the matrix counts the files.
    const comparable = (table: string) =>
      isMatrix ? table : table.replaceAll(/\| \d+ of \d+ \|$/gm, "|");
    const published = publishedTables(await readFile("content/handbook/mistakes.md", "utf8"));
    expect(comparable(published), "Run npm run mistakes.").toBe(comparable(mistakesTables(scores)));
  });
});

async function scored(mistake: Mistake) {
  const places = real.files.map((file) => ({ file, found: mistake.places(file, real.files) }));
  const all = places.filter(({ found }) => found.length > 0);
  const made = sampled(all, filesAtMost, mistake.name);
  const atMost = all.length > manyFiles ? 1 : 2;
  const faults: string[] = [];
  const isHarmless = all.every(({ found }) => found.every(({ reported }) => !reported));
  const example = isHarmless ? "" : await exampleOf(mistake);
  const { family, name } = mistake;
  const score: MistakeScore = {
    family,
    name,
    files: made.length,
    right: 0,
    isHarmless,
    corrected: 0,
    isPlain: true,
    example,
  };
  for (const { file, found } of made) {
    const verdicts = [];
    for (const mutation of sampled(found, atMost, mistake.name + file.path)) {
      verdicts.push(await judged(real, mutation));
    }
    faults.push(...verdicts.flatMap((one) => one.faults.map((fault) => `${file.path}: ${fault}`)));
    if (verdicts.every((one) => one.faults.length === 0)) score.right += 1;
    if (verdicts.every((one) => one.isCorrected)) score.corrected += 1;
    score.isPlain &&= verdicts.every((one) => one.isPlain);
  }
  return { score, faults };
}

// From the small site, so that a changed sentence of the real one does not change the table.
async function exampleOf(mistake: Mistake) {
  const found = small.files.flatMap((file) => mistake.places(file, small.files));
  const inPost = found.find(({ reported }) => reported?.path === "blog/1.mdx") ?? found[0];
  const { files: changed = {}, reported } = inPost ?? {};
  const { problems } = await small.inspect(changed);
  const problem = problems.find(
    ({ file, line }) => file === `content/${reported?.path}` && line === reported?.line,
  );
  if (!problem) throw new RangeError(`The small site has no example of ${mistake.name}`);
  return printProblem(problem).replace(/^.*?\d {2}/, "");
}

function printed(all: MistakeScore[]) {
  const total = (count: (score: MistakeScore) => number) =>
    all.reduce((sum, score) => sum + count(score), 0);
  const row = (name: string, ...counts: (number | string)[]) =>
    name.padEnd(58) + counts.map((count) => String(count).padStart(13)).join("");
  const lineOf = (score: MistakeScore) => (score.isHarmless ? 0 : score.right);
  const harmlessIn = (score: MistakeScore) => (score.isHarmless ? score.right : 0);
  return [
    row("mistake", "files", "right line", "harmless", "corrected", "plain words"),
    ...all.map((score) =>
      row(
        score.name,
        score.files,
        lineOf(score),
        harmlessIn(score),
        score.corrected,
        score.isPlain ? "yes" : "no",
      ),
    ),
    row(
      `all ${all.length} kinds`,
      total(({ files: made }) => made),
      total(lineOf),
      total(harmlessIn),
      total(({ corrected }) => corrected),
      all.every(({ isPlain }) => isPlain) ? "yes" : "no",
    ),
  ].join("\n");
}

async function write(folder: string, all: Record<string, string | null>) {
  for (const [file, text] of Object.entries(all)) {
    if (text === null) continue;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
