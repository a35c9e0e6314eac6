import path from "node:path";
import { describe, expect, it } from "vitest";

import { readBranch } from "#scripts/review/branch.ts";
import { branchRepository, type CommitFiles } from "#tests/support/review/branch-repository.ts";

/** The changed files of a branch that begins with some files and commits others. */
async function filesOf(before: CommitFiles, after: CommitFiles) {
  const branch = await branchRepository(before);
  const head = await branch.commit(after);
  return (await readBranch(branch.content, "main", head)).files;
}

describe("readBranch", () => {
  it("names a changed file with any name", async () => {
    const names = [
      "a b.mdx",
      "ĩ.mdx",
      'a"b.mdx',
      "a\nb.mdx",
      "a\\b.mdx",
      "[a]*.mdx",
      ":(top)a.mdx",
    ];
    const texts = (text: string) =>
      Object.fromEntries(names.map((name) => [`content/${name}`, text]));
    const files = await filesOf(texts("one\n"), texts("other\n"));
    expect(new Set(files.map(({ path: name }) => name))).toEqual(new Set(Object.keys(texts(""))));
  });

  it("distinguishes new, changed and removed files, inside and outside the content", async () => {
    const before = { "content/b.mdx": "b\n", "content/p.jpg": "x", "README.md": "x\n" };
    const after = {
      "content/b.mdx": null,
      "content/p.jpg": "xyz",
      "public/c.js": "1",
      "README.md": "y\n",
    };
    const files = await filesOf(before, after);
    expect(files.map(({ path: name, change }) => `${change} ${name}`)).toEqual([
      "changed README.md",
      "removed content/b.mdx",
      "changed content/p.jpg",
      "added public/c.js",
    ]);
  });

  it("leaves out later commits of main, and uncommitted changes", async () => {
    const { git, content, commit, write, base } = await branchRepository({
      "content/a.yaml": "a: 1\n",
      "content/b.yaml": "b: 1\n",
    });
    git("checkout", "--quiet", "main");
    await commit({ "content/b.yaml": "b: 2\n" });
    git("checkout", "--quiet", "words");
    await commit({ "content/a.yaml": "a: 2\n" });
    await write({ "content/new.yaml": "a: b\n" });
    const branch = await readBranch(content, "main");
    expect(branch.base).toBe(base);
    expect(branch.files).toEqual([{ path: "content/a.yaml", change: "changed" }]);
  });

  it("accepts neither an option nor a file as a branch", async () => {
    const { content } = await branchRepository({ "content/a.yaml": "a: 1\n" });
    for (const ref of ["nowhere", "--output=x", "-h", "main:content"])
      await expect(readBranch(content, ref)).rejects.toThrow(ref);
  });

  it("reports a history that is incomplete or missing", async () => {
    const branch = await branchRepository({ "content/a.yaml": "a: 1\n" });
    await branch.commit({ "content/a.yaml": "a: 2\n" });
    const from = `file://${branch.folder}`;
    branch.git("clone", "--quiet", "--depth=1", "--no-single-branch", from, "c");
    const shallow = readBranch(path.join(branch.folder, "c/content"), "origin/main");
    await expect(shallow).rejects.toThrow("--unshallow");
    await expect(readBranch("/proc/content", "main")).rejects.toThrow("git");
  });
});
