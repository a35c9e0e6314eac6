import { describe, expect, it } from "vitest";

import {
  codeSpan,
  excerpt,
  plainSentence,
  shortened,
} from "#scripts/review/shown/plain-markdown.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { liveSigns, shownComment } from "#tests/support/review/shown-comment.ts";

const sentences = [
  ['There is no field called "titel" here.', 'There is no field called "titel" here.'],
  ["Don't write 1,500 well-known words!", "Don't write `1,500` well-known words!"],
  ["Files in blog/ end in .mdx.", "Files in `blog/` end in `.mdx`."],
  ['A file called "new one.txt" is here.', 'A file called `"new one.txt"` is here.'],
  ['It begins with "- ".', 'It begins with `"- "`.'],
  ["Tuma barua kwa shũle, ĩno.", "Tuma barua kwa shũle, ĩno."],
];

describe("plainSentence", () => {
  it.each(sentences)("leaves common words alone: %s", (sentence, shown) => {
    expect(plainSentence(sentence)).toBe(shown);
  });

  it.each(hostileWords)("makes nothing live of %j", (words) => {
    const shown = shownComment(`- ${plainSentence(words)}\n  ${plainSentence(words)}\n`);
    expect(shown.tags.filter((tag) => !["ul", "li", "code"].includes(tag))).toEqual([]);
    expect(shown.words).not.toMatch(liveSigns);
  });
});

describe("codeSpan", () => {
  it.each(hostileWords)("keeps %j inside", (words) => {
    const shown = shownComment(`Before ${codeSpan(words)} after`);
    expect(shown.tags).toEqual(["code", "p"]);
    expect(shown.words.split(/\s+/).filter(Boolean)).toEqual(["Before", "after"]);
  });

  it("says so where there is nothing", () => {
    expect(codeSpan(" ")).toBe("(nothing)");
  });
});

const family = "👩‍👩‍👧";

describe("shortened", () => {
  it.each([
    { text: "abcdef", limit: 6, shown: "abcdef" },
    { text: "abcdef", limit: 4, shown: "abc…" },
    { text: `ab${family}cd`, limit: 6, shown: "ab…" },
    { text: `a\u0301b\u0301c\u0301`, limit: 4, shown: "a\u0301…" },
    { text: family, limit: 3, shown: "…" },
  ])("cuts $text to $limit", ({ text, limit, shown }) => {
    expect(shortened(text, limit)).toBe(shown);
  });

  it("is never longer than its limit", () => {
    for (let limit = 1; limit < 30; limit += 1) {
      expect(shortened(`${family}x`.repeat(9), limit).length).toBeLessThanOrEqual(limit);
    }
  });
});

describe("excerpt", () => {
  it("shows what stands around the column", () => {
    const line = `${"a ".repeat(200)}HERE ${"b ".repeat(200)}`;
    expect(excerpt(line, 401, 60)).toMatch(/^….*HERE.*…$/);
  });

  it("begins between two signs", () => {
    expect(excerpt(family.repeat(60), 300, 40)).toMatch(new RegExp(`^…(?:${family})+…$`, "u"));
  });
});
