import { describe, expect, it } from "vitest";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { today } from "#app/content/today.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { printFinding } from "#scripts/check/print-findings.ts";
import { runRules, type Finding } from "#scripts/check/run-rules.ts";
import { bodies } from "#tests/mutation/bodies.ts";
import { contentFile } from "#tests/mutation/content-file.ts";
import { files } from "#tests/mutation/files.ts";
import { layout } from "#tests/mutation/layout.ts";
import { marks } from "#tests/mutation/marks.ts";
import type { Mistake, Mutation } from "#tests/mutation/mistake.ts";
import { names } from "#tests/mutation/names.ts";
import { references } from "#tests/mutation/references.ts";
import { sampled } from "#tests/mutation/sampled.ts";
import { values } from "#tests/mutation/values.ts";
import { contentWith, frozenContent, textsIn } from "#tests/support/content-folder.ts";

const texts = await textsIn(frozenContent);
const folder = Object.entries(texts).map(([path, text]) => contentFile(path, text));
const mistakes = [layout, marks, names, values, references, files, bodies].flat();
const audience = { day: today(), drafts: false };

// Every night each kind is made in all files; for a change once, for each kind in another of them.
const [filesAtMost, placesAtMost] = process.env.TEST_MATRIX === "true" ? [Infinity, 2] : [1, 1];
const counts = { made: 0, told: 0, first: 0, missed: [] as string[] };

describe.each([...new Set(mistakes.map(({ family }) => family))])("of the family %s", (family) => {
  for (const mistake of mistakes.filter((one) => one.family === family)) {
    it(`is not harmed by ${mistake.name}, or stops the build`, async () => {
      expect(await faultsOf(mistake)).toEqual([]);
    });
  }
});

describe("the table", () => {
  it("is told nearly whole, and mostly first and on the line of the mistake", () => {
    const { made, told, first, missed } = counts;
    const worst = missed.join("\n");
    expect(told / made, worst).toBeGreaterThanOrEqual(0.95);
    expect(first / made, worst).toBeGreaterThanOrEqual(0.85);
  });
});

async function faultsOf(mistake: Mistake) {
  const places = folder.map((file) => ({ file, found: mistake.places(file, folder) }));
  const all = places.filter(({ found }) => found.length > 0);
  expect(all.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const { file, found } of sampled(all, filesAtMost, mistake.name)) {
    for (const mutation of sampled(found, placesAtMost, mistake.name + file.path)) {
      const fault = mutation.reported ? await judged(mistake, mutation) : await harmIn(mutation);
      if (fault) faults.push(`${file.path}: ${fault}`);
    }
  }
  return faults;
}

const siteBefore = JSON.stringify(await contentsFor(await contentWith({}), audience));

// A mistake that nobody tells may not stop the build, and what stops the build has to be told.
// What is worth a look in the content itself tells of no mistake.
const known = new Set((await runRules(checkedSite(await contentWith({})))).map(keyOf));

function keyOf({ file, rule, text }: Finding) {
  return [file, rule, text].join("\n");
}

async function judged({ name }: Mistake, { files, reported }: Mutation) {
  const content = await contentWith(files);
  const findings = (await runRules(checkedSite(content))).filter((one) => !known.has(keyOf(one)));
  const [first] = findings.filter(({ file }) => file === reported?.path);
  const isFirst = first?.line === reported?.line;
  counts.made += 1;
  if (findings.length > 0) counts.told += 1;
  if (isFirst) counts.first += 1;
  else {
    const said = findings.slice(0, 3).map((one) => printFinding(one).slice(0, 230));
    counts.missed.push(`${name} in ${reported?.path}:${reported?.line}\n  ${said.join("\n  ")}`);
  }
  const isError = findings.some(({ severity }) => severity === "error");
  const isOpened = await contentsFor(content, audience).then(
    () => true,
    () => false,
  );
  return isError || isOpened ? undefined : "stops the build, and the check says nothing";
}

async function harmIn({ files, words }: Mutation) {
  const content = await contentWith(files);
  const errors = (await runRules(checkedSite(content))).filter((one) => one.severity === "error");
  if (errors.length > 0) return errors.map((one) => printFinding(one)).join("; ");
  const site = JSON.stringify(await contentsFor(content, audience));
  if (words === undefined) return site === siteBefore ? undefined : "The site says something else.";
  return site.includes(JSON.stringify(words).slice(1, -1)) ? undefined : `Lost: ${words}`;
}
