import { describe, expect, it } from "vitest";

import { placeholderText } from "#app/library/words/placeholder-text.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines } from "#tests/support/word-findings.ts";

const inBody = (words: string, fields = {}) =>
  findingLines(placeholderText, { "blog/3.mdx": postFile(`So: ${words} it is.\n`, fields) });

const placeholders = [
  "Lorem ipsum",
  "TODO",
  "TBC",
  "XXX",
  "XXXXX",
  "\\[name]",
  "[Insert a quote]",
  "[your school]",
  "click here to edit",
  "your text here",
  "Placeholder text",
];

describe("placeholder words", () => {
  it.each(placeholders)("are reported: %s", async (words) => {
    const column = words.startsWith("\\") ? 6 : 5;
    expect(await inBody(words)).toEqual([expect.stringMatching(new RegExp(`^9:${column} error `))]);
  });

  it("are reported in a field, a heading and the words of a picture", async () => {
    const body = "## TBC\n\n![TODO](a.jpg)\n";
    const files = { "blog/3.mdx": postFile(body, { title: "A title (TBD)" }) };
    expect(await findingLines(placeholderText, files)).toEqual([
      expect.stringMatching(/^2:17 error /),
      expect.stringMatching(/^9:4 error /),
      expect.stringMatching(/^11:1 error /),
    ]);
  });

  it("are reported in samples too, which visitors read", async () => {
    expect(await inBody("TODO", { sample: "true" })).toHaveLength(1);
  });

  it("raise a warning in a draft, which visitors do not see", async () => {
    expect(await inBody("TODO", { draft: "true" })).toEqual([
      expect.stringMatching(/^10:5 warning /),
    ]);
  });

  it.each(["to do", "a todo list", "TO", "xx", "“[She] came”", "{{girls}}", "here to edit a text"])(
    "are not %j",
    async (words) => {
      expect(await inBody(words)).toEqual([]);
    },
  );

  it("are none of its business in code, in addresses and in words to avoid", async () => {
    const files = {
      "blog/3.mdx": postFile("Type `TODO` or see [it](/about#TODO).\n"),
      "words.yaml": "- words: [TODO]\n  reason: R\n  instead: I\n  severity: error\n",
    };
    expect(await findingLines(placeholderText, files)).toEqual([]);
  });
});
