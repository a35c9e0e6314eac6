import { mkdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { branchChanges } from "#scripts/review/branch-changes.ts";
import { branchRepository } from "#tests/support/review/branch-repository.ts";

const ten = Array.from({ length: 10 }, (_, index) => `line ${index + 1}\n`);
const withLine = (number: number, text: string) => ten.with(number - 1, text).join("");
const everything = ten.join("");

describe("branchChanges", () => {
  it("names the changed lines of a changed file", async () => {
    const branch = await branchRepository({ "content/a.yaml": everything });
    const head = await branch.commit({ "content/a.yaml": withLine(4, "other\n") });
    expect(await branchChanges(branch.content, "main")).toEqual({
      base: branch.base,
      head,
      prefix: "",
      files: [{ path: "content/a.yaml", change: "changed", lines: [{ first: 4, last: 4 }] }],
    });
  });

  it("counts what is not committed yet, and files that git does not hold yet", async () => {
    const branch = await branchRepository({ "content/a.yaml": everything });
    await branch.write({ "content/a.yaml": withLine(2, "x\n"), "content/new.yaml": "a: b\n" });
    const { files } = await branchChanges(branch.content, "main");
    expect(files).toEqual([
      { path: "content/a.yaml", change: "changed", lines: [{ first: 2, last: 2 }] },
      expect.objectContaining({ path: "content/new.yaml", change: "added" }),
    ]);
  });

  it("tells new, renamed and removed files apart, and a picture from a text", async () => {
    const branch = await branchRepository({ "content/a.mdx": everything, "content/b.mdx": "b\n" });
    await branch.commit({
      "content/a.mdx": null,
      "content/moved.mdx": withLine(5, "five\n"),
      "content/b.mdx": null,
      "content/photo.jpg": Uint8Array.of(255, 216, 0, 1),
      "content/c.yaml": "a: 1\nb: 2\n",
    });
    const { files } = await branchChanges(branch.content, "main");
    expect(files).toEqual(
      expect.arrayContaining([
        { path: "content/moved.mdx", change: "renamed", lines: [{ first: 5, last: 5 }] },
        { path: "content/b.mdx", change: "removed", lines: [] },
        { path: "content/photo.jpg", change: "added", lines: [] },
        { path: "content/c.yaml", change: "added", lines: [{ first: 1, last: 2 }] },
      ]),
    );
    expect(files).toHaveLength(4);
  });

  it.each(["a b.mdx", "ĩ.mdx", 'a"b.mdx', "a\nb.mdx", "a\\b.mdx", "[a]*.mdx", ":(top)a.mdx"])(
    "finds the lines of a file called %j",
    async (name) => {
      const branch = await branchRepository({ "content/x.yaml": "x: 1\n" });
      await branch.commit({ [`content/${name}`]: "words\n" });
      const { files } = await branchChanges(branch.content, "main");
      expect(files).toEqual([
        { path: `content/${name}`, change: "added", lines: [{ first: 1, last: 1 }] },
      ]);
    },
  );

  it("leaves out what stands outside the content folder, and what main did meanwhile", async () => {
    const branch = await branchRepository({ "content/a.yaml": everything, "README.md": "x\n" });
    await branch.commit({ "README.md": "y\n" });
    branch.git("checkout", "--quiet", "main");
    await branch.commit({ "content/a.yaml": withLine(1, "main\n") });
    branch.git("checkout", "--quiet", "words");
    const changes = await branchChanges(branch.content, "main");
    expect(changes).toMatchObject({ base: branch.base, files: [] });
  });

  it("sees the lines of a text that the branch calls a picture", async () => {
    const branch = await branchRepository({ "content/a.yaml": everything });
    await branch.commit({
      ".gitattributes": "*.yaml binary\n",
      "content/a.yaml": withLine(7, "x\n"),
    });
    const { files } = await branchChanges(branch.content, "main");
    expect(files[0]?.lines).toEqual([{ first: 7, last: 7 }]);
  });

  it("gives paths from the root where the site stands deeper", async () => {
    const branch = await branchRepository({ "site/content/a.yaml": "a: 1\n" });
    await branch.commit({ "site/content/a.yaml": "a: 2\n" });
    const changes = await branchChanges(path.join(branch.folder, "site/content"), "main");
    expect(changes.prefix).toBe("site/");
    expect(changes.files.map((file) => file.path)).toEqual(["site/content/a.yaml"]);
  });

  it.each(["nowhere", "--output=x", "-h", "main:content"])(
    "says so where there is no branch called %s",
    async (ref) => {
      const branch = await branchRepository({ "content/a.yaml": "a: 1\n" });
      await expect(branchChanges(branch.content, ref)).rejects.toThrow(
        `There is no branch or commit called "${ref}" here.`,
      );
    },
  );

  it("says so where the history was not fetched far enough", async () => {
    const branch = await branchRepository({ "content/a.yaml": "a: 1\n" });
    await branch.commit({ "content/a.yaml": "a: 2\n" });
    branch.git(
      "clone",
      "--quiet",
      "--depth=1",
      "--no-single-branch",
      `file://${branch.folder}`,
      "c",
    );
    await expect(
      branchChanges(path.join(branch.folder, "c/content"), "origin/main"),
    ).rejects.toThrow("The history here does not reach back");
  });

  it("says so where there is no repository", async () => {
    const branch = await branchRepository({});
    const folder = path.join(branch.folder, ".git/content");
    await mkdir(folder);
    await expect(branchChanges(folder, "main")).rejects.toThrow("not in a git repository");
  });
});
