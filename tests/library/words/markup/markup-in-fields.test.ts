import { describe, expect, it } from "vitest";

import { markupInFields } from "#app/library/words/markup/markup-in-fields.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines } from "#tests/support/word-findings.ts";

const inTitle = (title: string) =>
  findingLines(markupInFields, { "blog/3.mdx": postFile("A **word**.\n", { title }) });

describe("Markdown in a field", () => {
  it.each([
    ["Keeps **the books**", "2:14"],
    ["Keeps __the books__", "2:14"],
    ["Keeps [the books](/about)", "2:14"],
    ["Keeps <b>the books</b>", "2:14"],
    ["Keeps `the books`", "2:14"],
  ])("raise a warning: %s", async (title, place) => {
    expect(await inTitle(title)).toEqual([expect.stringMatching(new RegExp(`^${place} warning `))]);
  });

  it.each(["2 * 3 * 4 is < 30", "A_name and (so) [on]", "Girls <5 and >3", "{{girls}} girls"])(
    "are none in %j",
    async (title) => {
      expect(await inTitle(JSON.stringify(title))).toEqual([]);
    },
  );
});
