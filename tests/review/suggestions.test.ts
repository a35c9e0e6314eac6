import { describe, expect, it } from "vitest";

import type { Finding } from "#scripts/review/review.ts";
import { suggestionsOf } from "#scripts/review/shown/suggestions.ts";
import { hostileWords } from "#tests/support/review/hostile-words.ts";
import { corrected, finding, madeReview } from "#tests/support/review/made-review.ts";

const bodies = (findings: Finding[]) => suggestionsOf(madeReview(findings)).map(({ body }) => body);
const blockOf = (body = "") => /^(`{3,})suggestion\n([^]*)\n\1\n$/m.exec(body)?.[2];

type Row = { name: string; line: string; correction: [number, number, string]; becomes: string };
const rows: Row[] = [
  {
    name: "a text with a colon gets quotes",
    line: "title: Our year: a review",
    correction: [8, 18, '"Our year: a review"'],
    becomes: 'title: "Our year: a review"',
  },
  {
    name: "a field gets its right name",
    line: "  stauts: stated",
    correction: [3, 6, "status"],
    becomes: "  status: stated",
  },
  {
    name: "smart quotes become plain ones",
    line: "title: “Our year”",
    correction: [8, 10, '"Our year"'],
    becomes: 'title: "Our year"',
  },
  {
    name: "a text becomes a list",
    line: "tags: news, events",
    correction: [7, 12, "[news, events]"],
    becomes: "tags: [news, events]",
  },
  {
    name: "a quote is put in at the end",
    line: 'title: "Our year',
    correction: [17, 0, '"'],
    becomes: 'title: "Our year"',
  },
  {
    name: "something is taken away",
    line: "- - one",
    correction: [1, 2, ""],
    becomes: "- one",
  },
];

describe("suggestionsOf", () => {
  it.each(rows)("$name", ({ line, correction, becomes }) => {
    const [suggestion] = suggestionsOf(madeReview([corrected(line, correction)]));
    expect(suggestion).toMatchObject({ path: "content/team.yaml", line: 3, side: "RIGHT" });
    expect(blockOf(suggestion?.body)).toBe(becomes);
  });

  it("makes all corrections of a line that do not reach into one another", () => {
    const line = "stauts: a: b";
    const both = [corrected(line, [9, 4, '"a: b"']), corrected(line, [1, 6, "status"])];
    expect(bodies(both).map(blockOf)).toEqual(['status: "a: b"']);
  });

  it.each<[string, [number, number, string], [number, number, string]]>([
    ["overlap", [1, 6, "status"], [4, 6, "x"]],
    ["begin at one place", [1, 6, "status"], [1, 0, "- "]],
  ])("makes only the first of two that %s", (_, first, second) => {
    const both = [corrected("stauts: a", first), corrected("stauts: a", second)];
    expect(bodies(both).map(blockOf)).toEqual(["status: a"]);
  });

  it("suggests for a remark as well", () => {
    expect(bodies([corrected("a", [1, 1, "b"], { severity: "note" })]).map(blockOf)).toEqual(["b"]);
  });

  it.each([
    { name: "without a correction", found: finding() },
    { name: "beyond the end of its line", found: corrected("abc", [3, 2, "x"]) },
    { name: "that changes nothing", found: corrected("abc", [1, 1, "a"]) },
    { name: "with a line end", found: corrected("abc", [1, 1, "x\nevil: true"]) },
    { name: "with a line end of another kind", found: corrected("abc", [1, 1, "x\u2028y"]) },
  ])("suggests nothing for a finding $name", ({ found }) => {
    expect(bodies([found])).toEqual([]);
  });

  it("suggests nothing on a line that the branch did not change", () => {
    const found = corrected("abc", [1, 1, "x"]);
    expect(
      bodies([{ ...found, correction: { ...found.correction!, isChangedLine: false } }]),
    ).toEqual([]);
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
