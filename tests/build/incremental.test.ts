import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { beforeAll, describe, it, vi } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { printProblems } from "#app/library/problems/problem.ts";
import { buildApp } from "#scripts/build/build-app.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { siteFile } from "#scripts/build/output/site-record.ts";
import { writeSite } from "#scripts/build/write-site.ts";
import { growingSite, siteEdits, type SiteFiles } from "#tests/support/growing-site.ts";
import { oneOf, randomNumbers } from "#tests/support/random.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const content = path.join(room, "content");
const seed = Number(process.env.EDIT_SEED ?? 1);
const edits = Number(process.env.EDITS ?? 200);
let app = "";

beforeAll(async () => {
  await cutFonts();
  // The code is built with the plugins that tests themselves go without.
  vi.stubEnv("VITEST", "");
  app = (await buildApp()).folder;
  vi.unstubAllEnvs();
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
}, 180_000);

describe("a build after an edit", () => {
  it(`writes what a clean build writes, after each of ${edits} edits (seed ${seed})`, async () => {
    const draw = randomNumbers(seed);
    let files: SiteFiles = growingSite;
    await differences("kept", files);
    for (let made = 0; made < edits;) {
      // Every fourth time several edits come at once.
      const names = Array.from({ length: made % 4 === 3 ? 2 + draw(3) : 1 }, () =>
        oneOf(Object.keys(siteEdits), draw),
      );
      const steps = names.map((name) => {
        const before = files;
        files = siteEdits[name]?.(files, draw) ?? files;
        return { name, before, after: files };
      });
      made += names.length;
      const found = await differences("kept", files);
      if (found.length > 0) await explain(made, steps, found);
    }
  }, 600_000);
});

type Step = { name: string; before: SiteFiles; after: SiteFiles };

// Each edit of a step that went wrong is tried alone, from a clean build, to name the smallest.
async function explain(made: number, steps: Step[], found: string[]): Promise<never> {
  for (const { name, before, after } of steps) {
    rmSync(path.join(room, "alone"), { recursive: true, force: true });
    rmSync(siteFile(path.join(room, "alone"), "json"), { force: true });
    await differences("alone", before);
    const alone = await differences("alone", after);
    if (alone.length > 0) {
      throw new Error(
        `With seed ${seed}, edit ${made}: one that ${name} leaves ${alone.join(", ")} wrong.`,
      );
    }
  }
  const names = steps.map(({ name }) => name).join(" and ");
  throw new Error(
    `With seed ${seed}, edit ${made}: one that ${names} leaves ${found.join(", ")} wrong.`,
  );
}

let written: SiteFiles = {};

/** The files that a build over the last output leaves otherwise than a build from nothing does. */
async function differences(output: string, files: SiteFiles) {
  for (const file of Object.keys(written)) {
    if (!(file in files)) rmSync(path.join(content, file));
  }
  for (const [file, text] of Object.entries(files)) {
    if (written[file] === text) continue;
    mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
    writeFileSync(path.join(content, file), text);
  }
  written = files;
  const inspection = await inspectContents(
    { content, pictures: path.resolve("public") },
    { drafts: false },
  );
  if (!inspection.contents) throw new Error(printProblems(inspection.problems));
  const kept = path.join(room, output);
  const clean = path.join(room, "clean");
  rmSync(clean, { recursive: true, force: true });
  rmSync(siteFile(clean, "json"), { force: true });
  await writeSite(inspection, app, kept);
  await writeSite(inspection, app, clean);
  const [one, other] = [filesIn(kept), filesIn(clean)];
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (file) => one.get(file) !== other.get(file),
  );
}

function filesIn(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, "latin1")]),
  );
}
