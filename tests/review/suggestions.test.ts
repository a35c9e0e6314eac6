import { describe, expect, it } from "vitest";

import { reviewFindings } from "#scripts/review/review-findings.ts";
import { suggestionsOf } from "#scripts/review/report/suggestions.ts";
import { contentWith, smallFolder } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { finding, madeReview } from "#tests/support/review/made-review.ts";

const bodyOf = (facts: Parameters<typeof finding>[0]) =>
  suggestionsOf(madeReview([finding(facts)]))[0]?.body;
const blockOf = (body = "") => /^(`{3,})suggestion\n([^]*)\n\1\n$/m.exec(body)?.[2];

it("a branch gets all errors, and the warnings of lines that it changes, with the corrected lines", async () => {
  const old = "- id: a\n  Name: A\n  amount: KES 1\n  purpose: the the end\n";
  const added = "- id: b\n  nmae: B\n  amount: KES 1\n  purpose: an an end\n";
  const { files } = await contentWith({ "pledges.yaml": old }, smallFolder);
  const reviewed = reviewFindings(await findingsOf({ "pledges.yaml": old + added }), files);
  expect(
    reviewed.map(({ line, rule, isChangedLine, instead }) => [line, rule, isChangedLine, instead]),
  ).toEqual([
    [2, "fields", false, "  name: A"],
    [6, "fields", true, "  name: B"],
    [8, "doubled-words", true, undefined],
  ]);
});

describe("suggestionsOf", () => {
  it("proposes the corrected line, once for each line of a file", () => {
    const mended = [
      { file: "content/team.yaml" },
      { file: "content/team.yaml" },
      { file: "content/team.yaml", line: 4 },
      { file: "content/sw/team.yaml" },
    ].map((facts) => finding({ instead: "  status: a", ...facts }));
    const suggestions = suggestionsOf(madeReview(mended));
    expect(suggestions.map(({ path, line, side }) => `${path} ${line} ${side}`)).toEqual([
      "content/team.yaml 3 RIGHT",
      "content/team.yaml 4 RIGHT",
      "content/sw/team.yaml 3 RIGHT",
    ]);
    expect(blockOf(suggestions[0]?.body)).toBe("  status: a");
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
