import { describe, expect, it } from "vitest";

import type { Finding } from "#scripts/review/review.ts";
import { suggestionsOf } from "#scripts/review/shown/suggestions.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { corrected, finding, madeReview } from "#tests/support/review/made-review.ts";

const bodies = (findings: Finding[]) => suggestionsOf(madeReview(findings)).map(({ body }) => body);
const blockOf = (body = "") => /^(`{3,})suggestion\n([^]*)\n\1\n$/m.exec(body)?.[2];
type Change = [column: number, length: number, text: string];

describe("suggestionsOf", () => {
  it.each<[name: string, line: string, change: Change, becomes: string]>([
    ["a text gets quotes", "title: Our year: a", [8, 11, '"Our year: a"'], 'title: "Our year: a"'],
    ["a field gets its right name", "  stauts: a", [3, 6, "status"], "  status: a"],
    ["smart quotes become plain ones", "title: “Our”", [8, 5, '"Our"'], 'title: "Our"'],
    ["a quote is put in at the end", 'title: "Our', [12, 0, '"'], 'title: "Our"'],
    ["something is taken away", "- - one", [1, 2, ""], "- one"],
  ])("%s", (_, line, change, becomes) => {
    for (const severity of [undefined, "note"] as const) {
      const [suggestion] = suggestionsOf(madeReview([corrected(line, change, { severity })]));
      expect(suggestion).toMatchObject({ path: "content/team.yaml", line: 3, side: "RIGHT" });
      expect(blockOf(suggestion?.body)).toBe(becomes);
    }
  });

  it("makes several lines of one where two fields stand on it", () => {
    const both = corrected("name: Asha role: Mentor", [11, 1, "\n"]);
    expect(bodies([both]).map(blockOf)).toEqual(["name: Asha\nrole: Mentor"]);
  });

  it.each<[name: string, first: Change, second: Change, becomes: string]>([
    ["both of two that stand apart", [9, 4, '"a: b"'], [1, 6, "status"], 'status: "a: b"'],
    ["only the first of two that overlap", [1, 6, "status"], [4, 6, "x"], "status: a: b"],
    ["only the first of two at one place", [1, 6, "status"], [1, 0, "- "], "status: a: b"],
  ])("makes %s", (_, first, second, becomes) => {
    const both = [corrected("stauts: a: b", first), corrected("stauts: a: b", second)];
    expect(bodies(both).map(blockOf)).toEqual([becomes]);
  });

  const far = { line: 3, column: 1, length: 1, text: "x", source: "abc", isChangedLine: false };
  it.each([
    ["without a correction", finding()],
    ["beyond the end of its line", corrected("abc", [3, 2, "x"])],
    ["that changes nothing", corrected("abc", [1, 1, "a"])],
    ["with an old line end", corrected("abc", [1, 1, "x\revil: true"])],
    ["outside of the content", corrected("abc", [1, 1, "x"], { file: ".github/content/a.yaml" })],
    ["in a program", corrected("abc", [1, 1, "x"], { file: "content/a.ts" })],
    ["with a line end of another kind", corrected("abc", [1, 1, "x\u2028y"])],
    ["on a line that the branch did not change", finding({ correction: far })],
  ])("suggests nothing for a finding %s", (_, found) => {
    expect(bodies([found])).toEqual([]);
  });

  it.each(hostileWords.filter((words) => !/[\p{Cc}\p{Zl}]/u.test(words)))(
    "keeps the line whole and inside its block: %j",
    (words) => {
      const [body = ""] = bodies([corrected(`x${words}`, [1, 1, "y"], { says: words })]);
      expect(blockOf(body)).toBe(`y${words}`);
      expect(body.match(/^`{3,}/gm)).toHaveLength(2);
    },
  );
});
