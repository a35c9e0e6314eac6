import { describe, expect, it } from "vitest";

import type { Problem } from "#app/library/problems/problem.ts";
import { wordReports } from "#scripts/serve/word-reports.ts";

const finding = (says: string, line = 1, severity?: Problem["severity"]): Problem => {
  const place = { file: "content/site.yaml", line, column: 1, field: "email" };
  return { ...place, says, expected: "", fix: "Mend it.", severity };
};
const [wrong, other] = [finding("This is wrong."), finding("That is wrong.")];
const remark = (line: number) => finding("This is long.", line, "note");

describe("the terminal of npm run dev", () => {
  it("says what is to mend, then only what each save brought, and that it is mended", () => {
    const report = wordReports();
    const first = "To mend:\ncontent/site.yaml:1:1  This is wrong. Mend it.";
    const second = "To mend:\ncontent/site.yaml:1:1  That is wrong. Mend it.";
    expect(report({ problems: [wrong], remarks: [] })).toEqual([first]);
    expect(report({ problems: [wrong], remarks: [] })).toEqual([]);
    expect(report({ problems: [wrong, other], remarks: [] })).toEqual([second]);
    expect(report({ problems: [other], remarks: [] })).toEqual(["1 problem left to mend."]);
    expect(report({ problems: [], remarks: [] })).toEqual(["The words are in order again."]);
    expect(report({ problems: [], remarks: [] })).toEqual([]);
  });

  it("counts remarks at first, then says new ones, which a line above them does not make", () => {
    const report = wordReports();
    const counted = "1 remark to look at, at the edge of every page.";
    const added = "Worth a look:\ncontent/site.yaml:9:1  Note: This is long. Mend it.";
    expect(report({ problems: [], remarks: [remark(3)] })).toEqual([counted]);
    expect(report({ problems: [], remarks: [remark(4)] })).toEqual([]);
    expect(report({ problems: [], remarks: [remark(4), remark(9)] })).toEqual([added]);
  });
});
