import { describe, expect, it } from "vitest";

import { changedLines, isAmong } from "#scripts/review/changed-lines.ts";

const patchOf = (name: string, ...hunks: string[]) =>
  `diff --git x y\nindex 1..2 100644\n--- x\n+++ ${name}\n${hunks.join("")}`;

const hunks = [
  { name: "one line", hunk: "@@ -3 +3 @@ x\n-a\n+b\n", lines: [{ first: 3, last: 3 }] },
  { name: "several", hunk: "@@ -3,2 +4,3 @@\n-a\n+b\n+c\n+d\n", lines: [{ first: 4, last: 6 }] },
  { name: "none where lines only go", hunk: "@@ -3,2 +2,0 @@\n-a\n-b\n", lines: [] },
];

const names = [
  { written: "b/content/a b.mdx\t", path: "content/a b.mdx" },
  { written: "b/content/ĩ.mdx", path: "content/ĩ.mdx" },
  { written: '"b/content/\\304\\251.mdx"', path: "content/ĩ.mdx" },
  { written: '"b/content/a\\nb.mdx"', path: "content/a\nb.mdx" },
  { written: '"b/content/\\"a\\\\b\\".mdx"', path: 'content/"a\\b".mdx' },
  { written: '"b/content/\\001\\t.mdx"', path: "content/\u0001\t.mdx" },
];

describe("changedLines", () => {
  it.each(hunks)("reads $name", ({ hunk, lines }) => {
    expect(changedLines(patchOf("b/content/a.mdx", hunk))).toEqual(
      new Map([["content/a.mdx", lines]]),
    );
  });

  it.each(names)("reads the name $written", ({ written, path }) => {
    expect([...changedLines(patchOf(written)).keys()]).toEqual([path]);
  });

  it("names no file that was taken away", () => {
    expect(changedLines(patchOf("/dev/null", "@@ -1 +0,0 @@\n-a\n"))).toEqual(new Map());
  });

  it("takes no line of a file for the header of another", () => {
    const patch = patchOf("b/content/a.mdx", "@@ -0,0 +1 @@\n+++ b/content/site.yaml\n");
    expect([...changedLines(patch).keys()]).toEqual(["content/a.mdx"]);
  });
});

describe("isAmong", () => {
  it.each([
    { line: 3, is: false },
    { line: 4, is: true },
    { line: 6, is: true },
    { line: 7, is: false },
  ])("says $is of line $line", ({ line, is }) => {
    expect(isAmong([{ first: 4, last: 6 }], line)).toBe(is);
  });
});
