import { access, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";

import { readBranch } from "#scripts/review/branch.ts";
import { changedFiles } from "#scripts/review/changed-files.ts";
import { wordsOfTree } from "#scripts/review/words-of-tree.ts";
import { branchRepository } from "#tests/support/review/branch-repository.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const yaml = { "content/a.yaml": "a: 1\n" };

it("a branch names a changed file with any name", async () => {
  const names = ["a b", "ĩ", 'a"b', "a\nb", "a\\b", "[a]*", ":(top)a"];
  const paths = names.map((name) => `content/${name}.mdx`);
  const filesWith = (text: string) => Object.fromEntries(paths.map((file) => [file, text]));
  const branch = await branchRepository(filesWith("one\n"));
  const head = await branch.commit(filesWith("other\n"));
  const { files } = await readBranch(branch.content, "main", head);
  expect(new Set(files.map((file) => file.path))).toEqual(new Set(paths));
});

it("a branch lists new, changed and removed files, and what to do with those that are no texts", async () => {
  const branch = await branchRepository({
    ...yaml,
    "content/b.mdx": "b\n",
    "content/handbook/a.md": "x\n",
    "content/p.JPG": "x",
    "README.md": "x\n",
  });
  await branch.commit({
    "content/a.yaml": "a: 2\n",
    "content/b.mdx": null,
    "content/files/c.svg": "<svg><text>Pay\n 522533</text></svg>",
    "content/files/d.pdf": "x",
    "content/handbook/a.md": "y\n",
    "content/p.JPG": "xyz",
    "contents.yaml": "a: 1\n",
    "README.md": "y\n",
  });
  const read = await readBranch(branch.content, "main");
  expect(read.files.map(({ path: name, change }) => `${change} ${name}`)).toEqual([
    "changed README.md",
    "changed content/a.yaml",
    "removed content/b.mdx",
    "added content/files/c.svg",
    "added content/files/d.pdf",
    "changed content/handbook/a.md",
    "changed content/p.JPG",
    "added contents.yaml",
  ]);
  const tasks = changedFiles(read, branch.content).map(({ path: name, task, words, isProgram }) => [
    name,
    task.split(":", 1)[0],
    words,
    isProgram,
  ]);
  expect(tasks).toEqual([
    ["README.md", "code", "", true],
    ["content/files/c.svg", "picture", "Pay 522533", false],
    ["content/files/d.pdf", "document", "", false],
    ["content/handbook/a.md", "handbook", "", false],
    ["content/p.JPG", "picture", "", false],
    ["contents.yaml", "code", "", true],
  ]);
});

it("a branch leaves out later commits of main, and uncommitted changes", async () => {
  const before = { ...yaml, "content/b.yaml": "b: 1\n" };
  const { git, content, commit, write, base } = await branchRepository(before);
  git("checkout", "--quiet", "main");
  await commit({ "content/b.yaml": "b: 2\n" });
  git("checkout", "--quiet", "words");
  await commit({ "content/a.yaml": "a: 2\n" });
  await write({ "content/new.yaml": "a: b\n" });
  const files = [{ path: "content/a.yaml", change: "changed" }];
  expect(await readBranch(content, "main")).toMatchObject({ base, files, place: "content" });
});

it("a branch is neither an option nor a file, and has a complete history", async () => {
  const branch = await branchRepository(yaml);
  for (const ref of ["nowhere", "--output=x", "-h", "main:content"])
    await expect(readBranch(branch.content, ref)).rejects.toThrow(ref);
  await branch.commit({ "content/a.yaml": "a: 2\n" });
  const from = `file://${branch.folder}`;
  branch.git("clone", "--quiet", "--depth=1", "--no-single-branch", from, "c");
  const shallow = readBranch(path.join(branch.folder, "c/content"), "origin/main");
  await expect(shallow).rejects.toThrow("--unshallow");
  await expect(readBranch("/proc/content", "main")).rejects.toThrow("git");
});

it("the words of a tree are those in git, despite attributes of the branch, without its code", async () => {
  const words = { ...yaml, "content/blog/b.mdx": "Words.\n" };
  const { folder, git, commit } = await branchRepository({ ...words, "app/code.ts": "1;\n" });
  git("config", "filter.shout.smudge", "tr a-z A-Z");
  const attributes = "*.yaml text eol=crlf\n*.mdx filter=shout\n";
  const head = await commit({
    "content/.gitattributes": attributes,
    "content/blog/.gitattributes": attributes,
  });
  const place = path.join(room, "words");
  const content = await wordsOfTree({ root: folder, place: "content" }, head, place);
  for (const [file, text] of Object.entries(words))
    expect(await readFile(path.join(place, file), "utf8")).toBe(text);
  await expect(access(path.join(path.dirname(content), "app"))).rejects.toThrow("ENOENT");
});

it("the words of a tree contain only the target of a link, and may be missing", async () => {
  const { folder, content, git, commit } = await branchRepository(yaml);
  await symlink("/etc/hostname", path.join(content, "b.yaml"));
  const branch = { root: folder, place: "content" };
  const written = await wordsOfTree(branch, await commit({}), path.join(room, "link"));
  expect(await readFile(path.join(written, "b.yaml"), "utf8")).toBe("/etc/hostname");
  git("rm", "-r", "--quiet", "content");
  const gone = await wordsOfTree(branch, await commit({}), path.join(room, "gone"));
  await expect(access(path.join(gone, "a.yaml"))).rejects.toThrow("ENOENT");
});
