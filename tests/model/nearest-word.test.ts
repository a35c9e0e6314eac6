import { describe, expect, it } from "vitest";

import { didYouMean, nearestWord } from "#app/model/nearest-word.ts";

describe("the nearest word", () => {
  it.each([
    ["titel", ["text", "title"], "title"],
    ["nmae", ["id", "name", "role"], "name"],
    ["Title", ["title"], "title"],
    ["read-time", ["readTime", "date"], "readTime"],
    ["comunities-engaged", ["girls", "communities-engaged"], "communities-engaged"],
    ["11", ["1", "2"], "1"],
  ])("to %s among %j is %s", (written, words, word) => {
    expect(nearestWord(written, words)).toBe(word);
    expect(didYouMean(written, words)).toBe(`Did you mean "${word}"?`);
  });

  it.each([
    ["by", ["id", "name", "role"]],
    ["77", ["1", "2", "3"]],
    ["/blog/2", ["/blog/1"]],
    ["x", ["sw", "en"]],
    ["Sports", ["Advocacy", "Education", "Community"]],
    ["title", []],
  ])("to %s is none of %j", (written, words) => {
    expect(nearestWord(written, words)).toBeUndefined();
    expect(didYouMean(written, words)).toBe("");
  });
});
