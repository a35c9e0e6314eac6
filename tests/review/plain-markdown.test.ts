import { describe, expect, it } from "vitest";

import { codeSpan, plainSentence, shortened } from "#scripts/review/report/plain-markdown.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { liveSigns, shownComment } from "#tests/support/review/shown-comment.ts";

describe.each(hostileWords)("of %j", (words) => {
  it("a sentence makes nothing live", () => {
    const shown = shownComment(`- ${plainSentence(words)}\n  ${plainSentence(words)}\n`);
    expect(shown.tags.filter((tag) => !["ul", "li", "code"].includes(tag))).toEqual([]);
    expect(shown.words).not.toMatch(liveSigns);
  });

  it("a code span lets nothing out, and says so where it holds nothing", () => {
    expect(codeSpan(" ")).toBe("(nothing)");
    const shown = shownComment(`Before ${codeSpan(words)} after`);
    expect(shown.tags).toEqual(["code", "p"]);
    expect(shown.words.split(/\s+/).filter(Boolean)).toEqual(["Before", "after"]);
  });
});

describe("plain markdown", () => {
  it.each([
    ['There is no field called "titel" here.', 'There is no field called "titel" here.'],
    ["Don't write 1,500 well-known words!", "Don't write `1,500` well-known words!"],
    ["Files in blog/ end in .mdx.", "Files in `blog/` end in `.mdx`."],
    ['A file called "new one.txt" is here.', 'A file called "new `one.txt\"` is here.'],
    ["Tuma barua kwa shũle, ĩno.", "Tuma barua kwa shũle, ĩno."],
  ])("leaves common words alone: %s", (sentence, shown) => {
    expect(plainSentence(sentence)).toBe(shown);
  });

  const family = "👩‍👩‍👧";
  it.each([
    ["abcdef", 6, "abcdef"],
    ["abcdef", 4, "abc…"],
    [`ab${family}cd`, 6, "ab…"],
    [`a\u0301b\u0301c\u0301`, 4, "a\u0301…"],
    [family, 3, "…"],
  ])("shortens %s to %d", (text, limit, shown) => {
    expect(shortened(text, limit)).toBe(shown);
  });
});
