import { mkdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { branchChanges } from "#scripts/review/branch-changes.ts";
import { branchRepository, type CommitFiles } from "#tests/support/review/branch-repository.ts";

const ten = Array.from({ length: 10 }, (_, index) => `line ${index + 1}\n`);
const withLine = (number: number, text: string) => ten.with(number - 1, text).join("");
const everything = ten.join("");
const span = (first: number, last: number) => ({ first, last });
const only = (line: number) => [span(line, line)];
const all = [span(1, Number.MAX_SAFE_INTEGER)];

/** The files that a branch changed which began with some files and committed others. */
async function filesOf(before: CommitFiles, after: CommitFiles) {
  const branch = await branchRepository(before);
  await branch.commit(after);
  const { files } = await branchChanges(branch.content, "main");
  return files.sort((one, other) => one.path.localeCompare(other.path));
}

describe("branchChanges", () => {
  it("names the changed lines of a file, whatever it is called", async () => {
    const changed: [path: string, text: string, lines: object[]][] = [
      ["content/a b.mdx", withLine(4, "other\n"), only(4)],
      ["content/ĩ.mdx", ten.with(1, "x\n").with(7, "y\nz\n").join(""), [...only(2), span(8, 9)]],
      ['content/a"b.mdx', ten.toSpliced(4, 2).join(""), []],
      ["content/a\nb.mdx", `${everything}more`, only(11)],
      // A line that looks like the places that git tells.
      ["content/a\\b.mdx", withLine(2, "x\r@@ -1 +7 @@\u2028@@ -1 +8 @@\n"), only(2)],
      ["content/[a]*.mdx", withLine(3, "x\n"), only(3)],
      ["content/:(top)a.mdx", withLine(1, "x\n"), only(1)],
    ];
    const before = Object.fromEntries(changed.map(([path]) => [path, everything]));
    const after = Object.fromEntries(changed.map(([path, text]) => [path, text]));
    const files = await filesOf(before, after);
    expect(files).toHaveLength(changed.length);
    for (const [path, , lines] of changed) {
      expect(files).toContainEqual({ path, change: "changed", lines });
    }
  });

  it("tells new, renamed and removed files apart, and a picture from a text", async () => {
    const before = { "content/a.mdx": everything, "content/b.mdx": "b\n", "content/p.jpg": "x" };
    const files = await filesOf(before, {
      "content/a.mdx": null,
      "content/moved.mdx": withLine(5, "five\n"),
      "content/b.mdx": null,
      "content/p.jpg": Uint8Array.of(255, 216, 0, 1),
      "content/c.yaml": "a: 1\nb: 2\n",
    });
    expect(files).toEqual([
      { path: "content/b.mdx", change: "removed", lines: [] },
      { path: "content/c.yaml", change: "added", lines: all },
      { path: "content/moved.mdx", change: "renamed", lines: only(5) },
      { path: "content/p.jpg", change: "changed", lines: [], kind: "jpg", bytes: 4 },
    ]);
  });

  it("sees the lines of a text that the branch calls a picture", async () => {
    const after = { ".gitattributes": "*.yaml binary\n", "content/a.yaml": withLine(7, "x\n") };
    const files = await filesOf({ "content/a.yaml": everything }, after);
    expect(files[0]?.lines).toEqual(only(7));
  });

  it("counts what is not committed yet, and files that git does not hold yet", async () => {
    const branch = await branchRepository({ "content/a.yaml": everything });
    await branch.write({ "content/a.yaml": withLine(2, "x\n"), "content/new.yaml": "a: b\n" });
    expect((await branchChanges(branch.content, "main")).files).toEqual([
      { path: "content/a.yaml", change: "changed", lines: only(2) },
      { path: "content/new.yaml", change: "added", lines: all },
    ]);
  });

  it("leaves out what stands outside the content folder, and what main did meanwhile", async () => {
    const branch = await branchRepository({ "content/a.yaml": everything, "README.md": "x\n" });
    const head = await branch.commit({ "README.md": "y\n" });
    branch.git("checkout", "--quiet", "main");
    await branch.commit({ "content/a.yaml": withLine(1, "main\n") });
    branch.git("checkout", "--quiet", "words");
    const changes = await branchChanges(branch.content, "main");
    expect(changes).toMatchObject({
      base: branch.base,
      head,
      prefix: "",
      files: [],
      code: ["README.md"],
    });
  });

  it("gives paths from the root where the site stands deeper", async () => {
    const branch = await branchRepository({ "site/content/a.yaml": "a: 1\n" });
    await branch.commit({ "site/content/a.yaml": "a: 2\n" });
    const changes = await branchChanges(path.join(branch.folder, "site/content"), "main");
    expect(changes).toMatchObject({ prefix: "site/", files: [{ path: "site/content/a.yaml" }] });
  });

  it("takes no option and no file for a branch", async () => {
    const { content } = await branchRepository({ "content/a.yaml": "a: 1\n" });
    for (const ref of ["nowhere", "--output=x", "-h", "main:content"]) {
      await expect(branchChanges(content, ref)).rejects.toThrow(`called "${ref}" here.`);
    }
  });

  it("says so where the history was not fetched far enough, or there is none", async () => {
    const branch = await branchRepository({ "content/a.yaml": "a: 1\n" });
    await branch.commit({ "content/a.yaml": "a: 2\n" });
    const from = `file://${branch.folder}`;
    branch.git("clone", "--quiet", "--depth=1", "--no-single-branch", from, "c");
    const shallow = branchChanges(path.join(branch.folder, "c/content"), "origin/main");
    await expect(shallow).rejects.toThrow("The history here does not reach back");
    const folder = path.join(branch.folder, ".git/content");
    await mkdir(folder);
    await expect(branchChanges(folder, "main")).rejects.toThrow("not in a git repository");
  });
});
