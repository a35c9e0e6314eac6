import { access, chmod, mkdir, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { readBranch } from "#scripts/review/branch.ts";
import { changedFiles } from "#scripts/review/changed-files.ts";
import { wordsOfTree } from "#scripts/review/words-of-tree.ts";
import { branchRepository } from "#tests/support/review/branch-repository.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const yaml = { "content/a.yaml": "a: 1\n" };
// Every attribute that a visitor sees, hears, follows or runs.
const attributes =
  "href xlink:href src action formaction content alt title placeholder value onclick".split(" ");
const attributed = `<p ${attributes.map((name) => `${name}="its ${name}"`).join(" ")} class="c"/>`;
const pictureEndings = ["avif", "gif", "jpeg", "png", "webp"];
const read = attributes.map((name) => `\nits ${name}`).join("");

it("a branch has its own changes, in files of any name, and what to do with those that are no texts", async () => {
  const { git, content, commit, write } = await branchRepository({
    ...yaml,
    "content/b.mdx": "b\n",
    "content/p.JPG": "x",
    "content/team.yaml": "[]\n",
    "README.md": "x\n",
  });
  git("checkout", "--quiet", "main");
  await commit({ "content/later-on-main.yaml": "b: 2\n" });
  git("checkout", "--quiet", "words");
  await chmod(path.join(content, "team.yaml"), 0o755);
  await mkdir(path.join(content, "blog"));
  await symlink("/etc/hostname", path.join(content, "blog/link.mdx"));
  await commit({
    "content/a.yaml": "a: 2\n",
    "content/b.mdx": null,
    "content/files/c.svg": "<svg><a href='https://a.example'><text>Pay\n 522533</text></a></svg>",
    "content/files/d.pdf": "x",
    "content/handbook/a.md": "y\n",
    "content/handbook/b.yaml": "till\n",
    ".github/x.yml": "on: push\n",
    "public/pay/index.html": `<p>Give to till 5</p>${attributed}`,
    "public/a.xml": "<a>Till\n 5</a>",
    "public/sw.js": "1",
    "content/p.JPG": "xyz",
    ...Object.fromEntries(pictureEndings.map((ending) => [`content/q.${ending}`, "q"])),
    'content/ĩ a"b\n\\[a]*.mdx': "y\n",
    "contents.yaml": "a: 1\n",
    "README.md": "y\n",
  });
  const module = `160000,${git("rev-parse", "HEAD")},content/module`;
  git("update-index", "--add", "--cacheinfo", module);
  git("commit", "--quiet", "--message", "Another repository");
  await write({ "content/not-committed.yaml": "a: b\n" });
  const branch = await readBranch(content, "main");
  expect(branch).toMatchObject({ base: git("rev-parse", "main"), place: "content", conflicts: [] });
  const [old, now] = [path.join(room, "old"), path.join(room, "now")];
  await wordsOfTree(branch, branch.base, old);
  await wordsOfTree(branch, branch.tree, now);
  const tasks = changedFiles(branch, old, now).map(
    ({ change, source, concern, label, before, after }) =>
      [change, source, concern, label.split(":", 1)[0], before, after].filter(Boolean).join(" "),
  );
  expect(tasks).toEqual([
    "added .github/x.yml code it runs or says who approves",
    "changed README.md staff read what changed x y",
    "changed content/a.yaml staff read what changed a: 1 a: 2",
    "removed content/b.mdx staff read what changed b",
    "added content/blog/link.mdx staff a symbolic link",
    "added content/files/c.svg files picture Pay 522533\nhttps://a.example",
    "added content/files/d.pdf files document x",
    "added content/handbook/a.md staff read what changed y",
    "added content/handbook/b.yaml staff read what changed till",
    "added content/module files another repository",
    "changed content/p.JPG files picture x xyz",
    ...pictureEndings.map((ending) => `added content/q.${ending} files picture q`),
    "changed content/team.yaml staff only the mode of the file changed",
    'added content/ĩ a"b\n\\[a]*.mdx staff read what changed y',
    "added contents.yaml code code",
    "added public/a.xml published published as it is at /a.xml Till 5",
    `added public/pay/index.html published published as it is at /pay/ Give to till 5${read}`,
    "added public/sw.js published published as it is at /sw.js 1",
  ]);
});

it.each<[what: string, onMain: string | null, onBranch: string | null, merged: string | null]>([
  ["only the branch changes", "a: 1\n", "a: 2\n", "a: 2\n"],
  ["only main changes", "a: 2\n", "a: 1\n", "a: 2\n"],
  ["both change", "a: 2\n", "a: 3\n", "<<< a: 2 === a: 3 >>> "],
  ["main deletes", null, "a: 3\n", "a: 3\n"],
  ["the branch deletes", "a: 2\n", null, "a: 2\n"],
])("a branch is compared as merged: a file that %s", async (_, onMain, onBranch, merged) => {
  const { git, content, commit } = await branchRepository({ ...yaml, "content/b.yaml": "b: 1\n" });
  await commit({ "content/a.yaml": onBranch });
  git("checkout", "--quiet", "main");
  await commit({ "content/a.yaml": onMain });
  const read = await readBranch(content, "main", "words");
  const isClean = [onMain, onBranch].includes("a: 1\n");
  expect(read.conflicts).toEqual(isClean ? [] : ["content/a.yaml"]);
  const place = await wordsOfTree(read, read.tree, path.join(room, onMain + "" + onBranch));
  const text = await readFile(path.join(place, "a.yaml"), "utf8");
  const marks = text.replaceAll(/([<=>]{3})[<=>]{4}.*\n|(: \d)\n(?=[^]*>)/g, "$1$2 ");
  expect(marks).toBe(merged);
  const files = merged === onMain ? [] : ["content/a.yaml"];
  expect(read.files.map(({ path: file }) => file)).toEqual(files);
});

it("a branch with two merge bases shows the old value that its merge brings back", async () => {
  const { git, content, commit } = await branchRepository(yaml);
  const merge = (...commits: string[]) =>
    git("merge", "--quiet", "--no-edit", "--no-ff", ...commits);
  await commit({ "content/side.yaml": "b: 1\n" });
  const side = git("rev-parse", "HEAD");
  git("checkout", "--quiet", "main");
  const mended = await commit({ "content/a.yaml": "a: 2\n" });
  merge(side);
  git("checkout", "--quiet", "words");
  git("merge", "--quiet", "--no-commit", "--no-ff", mended);
  await commit(yaml);
  const { files } = await readBranch(content, "main");
  expect(files).toEqual([{ path: "content/a.yaml", change: "changed", oddity: "" }]);
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

it("the words of a tree are those in git, despite attributes of the branch, without its code and its links", async () => {
  const words = { ...yaml, "content/blog/b.mdx": "Words.\n" };
  const { folder, content, git, commit } = await branchRepository({ ...words, "app/a.ts": "1;\n" });
  git("config", "filter.shout.smudge", "tr a-z A-Z");
  await symlink("/etc/hostname", path.join(content, "link.yaml"));
  const attributes = "*.yaml text eol=crlf\n*.mdx filter=shout\n";
  const head = await commit({
    "content/.gitattributes": attributes,
    "content/blog/.gitattributes": attributes,
  });
  const place = path.join(room, "words");
  await wordsOfTree({ root: folder, place: "content" }, head, place);
  for (const [file, text] of Object.entries(words))
    expect(await readFile(path.join(place, file), "utf8")).toBe(text);
  for (const missing of ["app", "content/link.yaml", "content/.gitattributes"])
    await expect(access(path.join(place, missing))).rejects.toThrow("ENOENT");
});
