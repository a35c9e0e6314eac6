import { describe, expect, it } from "vitest";

import { suggestionsOf } from "#scripts/review/report/suggestions.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { finding, madeReview } from "#tests/support/review/made-review.ts";

const bodyOf = (facts: Parameters<typeof finding>[0]) =>
  suggestionsOf(madeReview([finding(facts)]))[0]?.body;
const blockOf = (body = "") => /^(`{3,})suggestion\n([^]*)\n\1\n$/m.exec(body)?.[2];

describe("suggestionsOf", () => {
  it("proposes the corrected line, once per line", () => {
    const mended = finding({ instead: "  status: a" });
    const [suggestion, ...others] = suggestionsOf(madeReview([mended, mended]));
    expect(suggestion).toMatchObject({ path: "content/team.yaml", line: 3, side: "RIGHT" });
    expect([blockOf(suggestion?.body), others]).toEqual(["  status: a", []]);
  });

  it("proposes one in each file that has a mistake on the same line", () => {
    const files = ["content/team.yaml", "content/stats.yaml"];
    const mended = files.map((file) => finding({ file, instead: "  status: a" }));
    expect(suggestionsOf(madeReview(mended)).map(({ path }) => path)).toEqual(files);
  });

  it.each([
    ["without a correction", {}],
    ["with a line end inside", { instead: "x\revil: true" }],
    ["with a Unicode line end", { instead: "x\u2028y" }],
    ["outside the content", { instead: "x", file: ".github/content/a.yaml" }],
    ["in code", { instead: "x", file: "content/a.ts" }],
    ["on a line that the branch did not change", { instead: "x", isChangedLine: false }],
  ])("proposes nothing for a finding %s", (_, facts) => {
    expect(bodyOf(facts)).toBeUndefined();
  });

  it.each(hostileWords.filter((words) => !/[\p{Cc}\p{Zl}]/u.test(words)))(
    "keeps the line whole and inside its block: %j",
    (words) => {
      const body = bodyOf({ instead: `y${words}`, text: words });
      expect(blockOf(body)).toBe(`y${words}`);
      expect(body?.match(/^`{3,}/gm)).toHaveLength(2);
    },
  );
});
