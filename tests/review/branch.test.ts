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

it("a branch has its own changes, in files of any name, and what to do with those that are no texts", async () => {
  const { git, content, commit, write, base } = await branchRepository({
    ...yaml,
    "content/b.mdx": "b\n",
    "content/p.JPG": "x",
    "README.md": "x\n",
  });
  git("checkout", "--quiet", "main");
  await commit({ "content/later-on-main.yaml": "b: 2\n" });
  git("checkout", "--quiet", "words");
  await commit({
    "content/a.yaml": "a: 2\n",
    "content/b.mdx": null,
    "content/files/c.svg": "<svg><text>Pay\n 522533</text></svg>",
    "content/files/d.pdf": "x",
    "content/handbook/a.md": "y\n",
    "content/p.JPG": "xyz",
    'content/ĩ a"b\n\\[a]*.mdx': "y\n",
    "contents.yaml": "a: 1\n",
    "README.md": "y\n",
  });
  await write({ "content/not-committed.yaml": "a: b\n" });
  const read = await readBranch(content, "main");
  expect(read).toMatchObject({ base, place: "content" });
  expect(read.files.map(({ path: name, change }) => `${change} ${name}`)).toEqual([
    "changed README.md",
    "changed content/a.yaml",
    "removed content/b.mdx",
    "added content/files/c.svg",
    "added content/files/d.pdf",
    "added content/handbook/a.md",
    "changed content/p.JPG",
    'added content/ĩ a"b\n\\[a]*.mdx',
    "added contents.yaml",
  ]);
  const tasks = changedFiles(read, content).map(({ path: name, task, words, isProgram }) =>
    [name, task.split(":", 1)[0], words, isProgram && "perhaps code"].filter(Boolean).join(" "),
  );
  expect(tasks).toEqual([
    "README.md code perhaps code",
    "content/files/c.svg picture Pay 522533",
    "content/files/d.pdf document",
    "content/handbook/a.md handbook",
    "content/p.JPG picture",
    "contents.yaml code perhaps code",
  ]);
});

it("a branch is neither an option nor a file, and has a complete history", async () => {
  const branch = await branchRepository(yaml);
  for (const ref of ["nowhere", "--output=x", "main:content"])
    await expect(readBranch(branch.content, ref)).rejects.toThrow(ref);
  await branch.commit({ "content/a.yaml": "a: 2\n" });
  const from = `file://${branch.folder}`;
  branch.git("clone", "--quiet", "--depth=1", "--no-single-branch", from, "c");
  const shallow = readBranch(path.join(branch.folder, "c/content"), "origin/main");
  await expect(shallow).rejects.toThrow("--unshallow");
});

it("the words of a tree are those in git, despite attributes of the branch, without its code and targets of links", async () => {
  const words = { ...yaml, "content/blog/b.mdx": "Words.\n" };
  const { folder, content, git, commit } = await branchRepository({ ...words, "app/a.ts": "1;\n" });
  git("config", "filter.shout.smudge", "tr a-z A-Z");
  await symlink("/etc/hostname", path.join(content, "link.yaml"));
  const attributes = "*.yaml text eol=crlf\n*.mdx filter=shout\n";
  const head = await commit({
    "content/.gitattributes": attributes,
    "content/blog/.gitattributes": attributes,
  });
  await wordsOfTree({ root: folder, place: "content" }, head, room);
  for (const [file, text] of Object.entries({ ...words, "content/link.yaml": "/etc/hostname" }))
    expect(await readFile(path.join(room, file), "utf8")).toBe(text);
  await expect(access(path.join(room, "app"))).rejects.toThrow("ENOENT");
});
