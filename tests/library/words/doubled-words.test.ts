import { describe, expect, it } from "vitest";

import { doubledWords } from "#app/library/words/doubled-words.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines } from "#tests/support/word-findings.ts";

const inBody = (words: string) =>
  findingLines(doubledWords, { "blog/3.mdx": postFile(`${words}\n`) });

describe("a small word twice in a row", () => {
  it.each([
    ["It is the the end.", "9:7"],
    ["The the end.", "9:1"],
    ["It goes to\nto school.", "9:9"],
  ])("raises a warning: %j", async (words, place) => {
    expect(await inBody(words)).toEqual([expect.stringMatching(new RegExp(`^${place} warning `))]);
  });

  it.each([
    "We had had enough, and know that that is right.",
    "Pole pole, haraka haraka haina baraka.",
    "It is an another-and-an other, in the theater.",
    "The, the and `the the`.",
  ])("is none in %j", async (words) => {
    expect(await inBody(words)).toEqual([]);
  });
});
