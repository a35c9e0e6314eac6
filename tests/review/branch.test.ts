import path from "node:path";
import { describe, expect, it } from "vitest";

import { readBranch } from "#scripts/review/branch.ts";
import { branchRepository, type CommitFiles } from "#tests/support/review/branch-repository.ts";

const ten = Array.from({ length: 10 }, (_, index) => `line ${index + 1}\n`);
const withLine = (number: number, text: string) => ten.with(number - 1, text).join("");
const everything = ten.join("");

/** The files that a branch changed which began with some files and committed others. */
async function filesOf(before: CommitFiles, after: CommitFiles) {
  const branch = await branchRepository(before);
  const head = await branch.commit(after);
  const { files } = await readBranch(branch.content, "main", head);
  return files.map(({ lines, ...file }) => ({ ...file, lines: [...lines] }));
}

describe("readBranch", () => {
  it("names the changed lines of a file, whatever it is called", async () => {
    const changed: [path: string, text: string, lines: number[]][] = [
      ["content/a b.mdx", withLine(4, "other\n"), [4]],
      ["content/ĩ.mdx", ten.with(1, "x\n").with(7, "y\nz\n").join(""), [2, 8, 9]],
      ['content/a"b.mdx', ten.toSpliced(4, 2).join(""), []],
      ["content/a\nb.mdx", `${everything}more`, [11]],
      // A line that looks like the places that git tells.
      ["content/a\\b.mdx", withLine(2, "x\r@@ -1 +7 @@\u2028@@ -1 +8 @@\n"), [2]],
      ["content/[a]*.mdx", withLine(3, "x\n"), [3]],
      ["content/:(top)a.mdx", withLine(1, "x\n"), [1]],
    ];
    const before = Object.fromEntries(changed.map(([name]) => [name, everything]));
    const after = Object.fromEntries(changed.map(([name, text]) => [name, text]));
    const files = await filesOf(before, after);
    for (const [name, , lines] of changed)
      expect(files).toContainEqual(expect.objectContaining({ path: name, lines }));
  });

  it("tells new, changed and removed files apart, inside the content and outside of it", async () => {
    const before = { "content/b.mdx": "b\n", "content/p.jpg": "x", "README.md": "x\n" };
    const after = {
      "content/b.mdx": null,
      "content/p.jpg": "xyz",
      "public/c.js": "1",
      "README.md": "y\n",
    };
    const files = await filesOf(before, after);
    expect(files.map(({ path: name, change, bytes }) => [name, change, bytes])).toEqual([
      ["README.md", "changed", 2],
      ["content/b.mdx", "removed", undefined],
      ["content/p.jpg", "changed", 3],
      ["public/c.js", "added", 1],
    ]);
  });

  it("sees the lines of a text that the branch calls a picture", async () => {
    const after = { ".gitattributes": "*.yaml binary\n", "content/a.yaml": withLine(7, "x\n") };
    const files = await filesOf({ "content/a.yaml": everything }, after);
    expect(files.find(({ path: name }) => name.endsWith(".yaml"))?.lines).toEqual([7]);
  });

  it("counts what is not committed yet, and leaves out what main did meanwhile", async () => {
    const branch = await branchRepository({
      "content/a.yaml": everything,
      "content/b.yaml": "b: 1\n",
    });
    branch.git("checkout", "--quiet", "main");
    await branch.commit({ "content/b.yaml": "b: 2\n" });
    branch.git("checkout", "--quiet", "words");
    await branch.write({ "content/a.yaml": withLine(2, "x\n"), "content/new.yaml": "a: b\n" });
    const { base, files } = await readBranch(branch.content, "main");
    expect(base).toBe(branch.base);
    expect(files.map(({ path: name, change }) => `${change} ${name}`)).toEqual([
      "changed content/a.yaml",
      "added content/new.yaml",
    ]);
  });

  it("takes no option and no file for a branch", async () => {
    const { content } = await branchRepository({ "content/a.yaml": "a: 1\n" });
    for (const ref of ["nowhere", "--output=x", "-h", "main:content"])
      await expect(readBranch(content, ref)).rejects.toThrow(ref);
  });

  it("says so where the history was not fetched far enough, or there is none", async () => {
    const branch = await branchRepository({ "content/a.yaml": "a: 1\n" });
    await branch.commit({ "content/a.yaml": "a: 2\n" });
    const from = `file://${branch.folder}`;
    branch.git("clone", "--quiet", "--depth=1", "--no-single-branch", from, "c");
    const shallow = readBranch(path.join(branch.folder, "c/content"), "origin/main");
    await expect(shallow).rejects.toThrow("--unshallow");
    await expect(readBranch("/proc/content", "main")).rejects.toThrow("git");
  });
});
