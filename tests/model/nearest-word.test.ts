import { expect, it } from "vitest";
import { nearestWord } from "#app/model/nearest-word.ts";

it.each([
  ["read-time", ["readTime", "date"], "readTime"],
  ["comunities-engaged", ["girls", "communities-engaged"], "communities-engaged"],
  ["a-b-c-d", ["abcd"], "abcd"],
  ["11", ["1", "2"], "1"],
  ["tema", ["gallery", "team"], "team"],
  ["post-2", ["post-1"], undefined],
  ["calendar", ["colander"], undefined],
  ["by", ["id", "name", "role"], undefined],
  ["x", ["sw", "en"], undefined],
  ["Sports", ["Advocacy", "Education", "Community"], undefined],
])("the nearest word to %s among %j is %s", (written, words, word) => {
  expect(nearestWord(written, words)).toBe(word);
});
