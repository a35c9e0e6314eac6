import { describe, expect, it } from "vitest";

import { build, builtSites } from "#tests/support/built-sites.ts";
import { growingSite, siteEdits, type SiteFiles } from "#tests/support/growing-site.ts";
import { oneOf, randomNumbers } from "#tests/support/random.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const { content, say, differences } = builtSites(room);
const seed = Number(process.env.EDIT_SEED ?? 1 + Math.floor(Math.random() * 1000));
const edits = Number(process.env.EDITS ?? (process.env.TEST_MATRIX === "true" ? 200 : 40));

describe("a build after an edit", () => {
  it(`writes what a clean build writes, after each of ${edits} edits (seed ${seed})`, async () => {
    const draw = randomNumbers(seed);
    let files: SiteFiles = growingSite;
    say(files);
    await differences("site");
    for (let made = 0; made < edits;) {
      // Often several edits come at once.
      const names = Array.from({ length: 1 + draw(3) }, () => oneOf(Object.keys(siteEdits), draw));
      for (const name of names) files = siteEdits[name]?.(files, draw) ?? files;
      made += names.length;
      say(files);
      expect(await differences("site"), `${names.join(" and ")}, with seed ${seed}`).toEqual([]);
    }
  }, 600_000);

  it("renders only the pages whose loaders answer something else", async () => {
    say(growingSite);
    await differences("few");
    const file = "pages/about.yaml";
    say({
      ...growingSite,
      [file]: (growingSite[file] ?? "").replace(/^heading: .*/m, "heading: New"),
    });
    const { out } = await build(content, `${room}/few`);
    // Besides the page itself: two for errors and three documents, which are always rendered.
    expect(out).toMatch(/^Pages +\d+ in all, 6 rendered/m);
    expect((await build(content, `${room}/few`)).out).toMatch(/^Nothing changed/m);
  });
}, 300_000);
