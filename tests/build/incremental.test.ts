import { beforeAll, describe, it, vi } from "vitest";

import { growingSite, siteEdits, type SiteFiles } from "#tests/support/growing-site.ts";
import { oneOf, randomNumbers } from "#tests/support/random.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { builtCode, writtenSites } from "#tests/support/written-sites.ts";

const { say, forget, differences } = writtenSites(temporaryFolder());
const seed = Number(process.env.EDIT_SEED ?? 1);
const edits = Number(process.env.EDITS ?? 200);
let app = "";

beforeAll(async () => {
  app = await builtCode();
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
}, 180_000);

describe("a build after an edit", () => {
  it(`writes what a clean build writes, after each of ${edits} edits (seed ${seed})`, async () => {
    const draw = randomNumbers(seed);
    let files: SiteFiles = growingSite;
    say(files);
    await differences(app, "kept");
    for (let made = 0; made < edits;) {
      // Often several edits come at once.
      const names = Array.from({ length: 1 + draw(4) }, () => oneOf(Object.keys(siteEdits), draw));
      const steps = names.map((name) => {
        const before = files;
        files = siteEdits[name]?.(files, draw) ?? files;
        return { name, before, after: files };
      });
      made += names.length;
      say(files);
      const found = await differences(app, "kept");
      if (found.length > 0) await explain(made, steps, found);
    }
  }, 600_000);
});

type Step = { name: string; before: SiteFiles; after: SiteFiles };

// Each edit of a step that went wrong is tried alone, from a clean build, to name the smallest.
async function explain(made: number, steps: Step[], found: string[]): Promise<never> {
  for (const { name, before, after } of steps) {
    forget("alone");
    say(before);
    await differences(app, "alone");
    say(after);
    const alone = await differences(app, "alone");
    if (alone.length > 0) throw new Error(sentence(made, name, alone));
  }
  const names = steps.map(({ name }) => name).join(" and ");
  throw new Error(sentence(made, names, found));
}

function sentence(made: number, name: string, found: string[]) {
  return `With seed ${seed}, edit ${made}: one that ${name} leaves ${found.join(", ")} wrong.`;
}
