import { describe, expect, it } from "vitest";

import { didYouMean, nearestWord } from "#app/model/nearest-word.ts";

const near = [
  { written: "titel", words: ["text", "title"], word: "title" },
  { written: "nmae", words: ["id", "name", "role"], word: "name" },
  { written: "Title", words: ["title"], word: "title" },
  { written: "read-time", words: ["readTime", "date"], word: "readTime" },
  {
    written: "comunities-engaged",
    words: ["girls", "communities-engaged"],
    word: "communities-engaged",
  },
  { written: "11", words: ["1", "2"], word: "1" },
];

const far = [
  { written: "by", words: ["id", "name", "role"] },
  { written: "77", words: ["1", "2", "3"] },
  { written: "x", words: ["sw", "en"] },
  { written: "Sports", words: ["Advocacy", "Education", "Community"] },
  { written: "title", words: [] },
];

describe("the nearest word", () => {
  for (const { written, words, word } of near) {
    it(`to ${written} is ${word}`, () => {
      expect(nearestWord(written, words)).toBe(word);
      expect(didYouMean(written, words)).toBe(`Did you mean "${word}"?`);
    });
  }

  for (const { written, words } of far) {
    it(`to ${written} is none of ${words.join(", ") || "nothing"}`, () => {
      expect(nearestWord(written, words)).toBeUndefined();
      expect(didYouMean(written, words)).toBe("");
    });
  }
});
