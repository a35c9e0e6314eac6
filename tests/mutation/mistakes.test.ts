import { describe, expect, it } from "vitest";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { today } from "#app/content/today.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { printFinding } from "#scripts/check/print-findings.ts";
import { runRules, type Finding } from "#scripts/check/run-rules.ts";
import { mutationsOf, type Mutation } from "#tests/mutation/mistake-pattern.ts";
import { mistakesInBodies } from "#tests/mutation/mistakes-in-bodies.ts";
import { mistakesInFields } from "#tests/mutation/mistakes-in-fields.ts";
import { lostFiles, mistakesInFiles } from "#tests/mutation/mistakes-in-files.ts";
import { contentWith, frozenContent, textsIn } from "#tests/support/content-folder.ts";

const texts = await textsIn(frozenContent);
const mistakePatterns = [mistakesInFields, mistakesInFiles, mistakesInBodies].flat();
const mistakes = [
  ...mistakePatterns.map((pattern) => {
    const places = Object.entries(texts).map(([file, text]) => mutationsOf(pattern, file, text));
    return { family: pattern.family, name: pattern.name, places };
  }),
  ...lostFiles(texts).map(([name, mutations]) => {
    return { family: "files", name, places: mutations.map((one) => [one]) };
  }),
];
const isMatrix = process.env.TEST_MATRIX === "true";
const audience = { day: today(), drafts: false };
const counts = { made: 0, told: 0, first: 0, missed: [] as string[] };

describe.each([...new Set(mistakes.map(({ family }) => family))])("of the family %s", (family) => {
  const own = mistakes.filter((one) => one.family === family);
  it.each(own)("is not harmed by $name, or stops the build", async ({ name, places }) => {
    expect(places.flat().length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const mutation of chosen(places, name)) {
      const fault = mutation.told ? await judged(name, mutation) : await harmIn(mutation);
      if (fault) faults.push(`${Object.keys(mutation.files).join()}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});

describe("the table", () => {
  it("is told nearly whole, and mostly first and on the line of the mistake", () => {
    const { made, told, first, missed } = counts;
    const worst = missed.join("\n");
    expect(told / made, worst).toBeGreaterThanOrEqual(0.95);
    expect(first / made, worst).toBeGreaterThanOrEqual(0.85);
  });
});

/** Every night twice in each file; for a change once, and each kind in another place. */
function chosen(places: Mutation[][], name: string) {
  if (isMatrix)
    return places.flatMap((all) => [...new Set([...all.slice(0, 1), ...all.slice(-1)])]);
  const all = places.flat();
  const digest = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return all.slice(digest % all.length).slice(0, 1);
}

const siteBefore = JSON.stringify(await contentsFor(await contentWith({}), audience));

// A mistake that nobody tells may not stop the build, and what stops the build has to be told.
// What is worth a look in the content itself tells of no mistake.
const known = new Set((await runRules(checkedSite(await contentWith({})))).map(keyOf));

function keyOf({ file, rule, text }: Finding) {
  return [file, rule, text].join("\n");
}

async function judged(name: string, { files, told: place }: Mutation) {
  const content = await contentWith(files);
  const findings = (await runRules(checkedSite(content))).filter((one) => !known.has(keyOf(one)));
  const [first] = findings.filter(({ file }) => file === place?.file);
  counts.made += 1;
  if (findings.length > 0) counts.told += 1;
  if (first?.line === place?.line) counts.first += 1;
  else {
    const said = findings.slice(0, 3).map((one) => printFinding(one).slice(0, 230));
    counts.missed.push(`${name} in ${place?.file}:${place?.line}\n  ${said.join("\n  ")}`);
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
