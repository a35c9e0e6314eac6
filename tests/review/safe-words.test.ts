import { describe, expect, it } from "vitest";

import { safeWords, shortened } from "#scripts/review/report/safe-words.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { liveSigns, shownComment } from "#tests/support/review/shown-comment.ts";

describe("safe words", () => {
  it.each(hostileWords)("contain no markup: %j", (words) => {
    const shown = shownComment(
      `<ul><li>${safeWords(words)}</li></ul>\n\n<p>${safeWords(words)}</p>`,
    );
    expect(shown.tags.filter((tag) => !["ul", "li", "p", "code"].includes(tag))).toEqual([]);
    expect(shown.words).not.toMatch(liveSigns);
  });

  it.each([
    ['There is no field called "titel" here.', 'There is no field called "titel" here.'],
    ["Don't write 1,500 well-known words!", "Don't write 1,500 well-known words!"],
    ["Files in blog/ end in .mdx.", "Files in <code>blog/</code> end in <code>.mdx.</code>"],
    ["A facade is no feedbed.", "A facade is no <code>feedbed.</code>"],
    ["Tuma barua kwa shũle, ĩno.", "Tuma barua kwa shũle, ĩno."],
  ])("keep common words: %s", (sentence, shown) => {
    expect(safeWords(sentence)).toBe(shown);
  });

  const family = "👩‍👩‍👧";
  it.each([
    ["abcdef", 6, "abcdef"],
    ["abcdef", 4, "abc…"],
    [`ab${family}cd`, 6, "ab…"],
    [`a\u0301b\u0301c\u0301`, 4, "a\u0301…"],
    [family, 3, "…"],
  ])("are shortened, %s to %d", (text, limit, words) => {
    expect(shortened(text, limit)).toBe(words);
  });
});
