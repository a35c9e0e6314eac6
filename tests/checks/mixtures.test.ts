import { beforeAll, describe, expect, it } from "vitest";

import { setContentCache } from "#scripts/build/content-cache.ts";
import { ordinaryEdits, type Words } from "#tests/checks/ordinary-edits.ts";
import { bodies } from "#tests/mutation/bodies.ts";
import { ContentUnderTest, type Texts } from "#tests/mutation/content-under-test.ts";
import { layout } from "#tests/mutation/layout.ts";
import { marks } from "#tests/mutation/marks.ts";
import { names } from "#tests/mutation/names.ts";
import { references } from "#tests/mutation/references.ts";
import { sampled } from "#tests/mutation/sampled.ts";
import { values } from "#tests/mutation/values.ts";
import { frozenContent, textsIn } from "#tests/support/frozen-content.ts";
import { oneOf, randomNumbers } from "#tests/support/random.ts";
import { siteRefusals, type Refusals } from "#tests/support/site-refusals.ts";

setContentCache();
const isMatrix = process.env.TEST_MATRIX === "true";
const seed = Number(process.env.EDIT_SEED ?? 1);
const times = Number(process.env.EDITS ?? 300);
const draw = randomNumbers(seed);
const words = await textsIn(frozenContent);
const content = new ContentUnderTest(words);
const mistakes = [layout, marks, names, values, references, bodies].flat();
let refusals: Refusals;

// Each run builds the code and renders the site hundreds of times, which is what the nights are for.
describe.runIf(isMatrix)(
  "the finished site of words that the check accepts",
  () => {
    beforeAll(async () => {
      const { contents, ...rest } = await content.untouched();
      if (!contents) throw new RangeError("The frozen content is not in order");
      refusals = await siteRefusals({ ...rest, contents });
      expect(await refusals({ ...rest, contents })).toEqual([]);
    });

    it("is right after each change of the table of mistakes that does no harm", async () => {
      const disagreements: string[] = [];
      let accepted = 0;
      for (const { name, places } of mistakes) {
        const found = content.files.flatMap((file) => places(file, content.files));
        const harmless = found.filter(({ reported }) => !reported);
        for (const { files } of sampled(harmless, 10, name)) {
          const said = await disagreementsAfter(files);
          if (said) accepted += 1;
          disagreements.push(...(said ?? []).map((one) => `${name}: ${one}`));
        }
      }
      process.stdout.write(`${accepted} changes of the table accepted\n`);
      expect(disagreements).toEqual([]);
      expect(accepted).toBeGreaterThan(50);
    });

    it(`is right after each of ${times} mixtures of two edits (seed ${seed})`, async () => {
      const disagreements: string[] = [];
      let accepted = 0;
      for (let made = 0; made < times; made += 1) {
        const first = await acceptable(words);
        const second = await acceptable(first.after);
        const said = await disagreementsAfter(textsOf(second.after));
        if (said) accepted += 1;
        const name = `${made}: ${first.name} and ${second.name}`;
        disagreements.push(...(said ?? []).map((one) => `${name}: ${one}`));
      }
      process.stdout.write(`${accepted} of ${times} mixtures accepted\n`);
      expect(disagreements).toEqual([]);
      expect(accepted).toBeGreaterThan(times / 2);
    });
  },
  1_200_000,
);

// Undefined where the check itself refuses the words.
async function disagreementsAfter(changed: Texts) {
  const { contents, ...rest } = await content.inspect(changed);
  return contents && refusals({ ...rest, contents });
}

// Files that are gone are named as such.
function textsOf(after: Words): Texts {
  const gone = Object.keys(words).filter((file) => !Object.hasOwn(after, file));
  return { ...after, ...Object.fromEntries(gone.map((file) => [file, null])) };
}

// Edits that the check refuses tell nothing here, so another one is tried, a few times.
async function acceptable(before: Words) {
  for (let tries = 1; ; tries += 1) {
    const edit = edited(before);
    const { contents } = await content.inspect(textsOf(edit.after));
    if (contents || tries === 6) return edit;
  }
}

/** Makes one edit by chance: mostly an ordinary one, sometimes one of the table of mistakes. */
function edited(before: Words): { name: string; after: Words } {
  if (draw(4) > 0) {
    const name = oneOf(Object.keys(ordinaryEdits), draw);
    return { name, after: ordinaryEdits[name]?.(before, draw) ?? before };
  }
  const { name, places } = oneOf(mistakes, draw);
  const found = content.files
    .filter(({ path, text }) => before[path] === text)
    .flatMap((file) => places(file, content.files));
  if (found.length === 0) return edited(before);
  return { name, after: { ...before, ...(oneOf(found, draw).files as Words) } };
}
