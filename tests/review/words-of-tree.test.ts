import { access, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { wordsOfTree } from "#scripts/review/words-of-tree.ts";
import { branchRepository } from "#tests/support/review/branch-repository.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();

describe("the words of a tree", () => {
  it("are written as they are in git, despite attributes of the branch", async () => {
    const attributes = "*.yaml text eol=crlf\n*.mdx filter=shout\n";
    const files = {
      "content/a.yaml": "a: 1\nb: 2\n",
      "content/blog/b.mdx": "Words.\n",
      "app/code.ts": "export {};\n",
    };
    const { folder, git, commit } = await branchRepository(files);
    git("config", "filter.shout.smudge", "tr a-z A-Z");
    const head = await commit({ "content/.gitattributes": attributes });
    const content = await wordsOfTree(
      { root: folder, place: "content" },
      head,
      path.join(room, "words"),
    );
    expect(await readFile(path.join(content, "a.yaml"), "utf8")).toBe(files["content/a.yaml"]);
    expect(await readFile(path.join(content, "blog/b.mdx"), "utf8")).toBe("Words.\n");
    await expect(access(path.join(path.dirname(content), "app"))).rejects.toThrow("ENOENT");
  });

  it("contain only the target of a link, and may be missing", async () => {
    const { folder, content, git, commit } = await branchRepository({ "content/a.yaml": "a: 1\n" });
    await symlink("/etc/hostname", path.join(content, "b.yaml"));
    const branch = { root: folder, place: "content" };
    const written = await wordsOfTree(branch, await commit({}), path.join(room, "link"));
    expect(await readFile(path.join(written, "b.yaml"), "utf8")).toBe("/etc/hostname");
    git("rm", "-r", "--quiet", "content");
    const gone = await wordsOfTree(branch, await commit({}), path.join(room, "gone"));
    await expect(access(path.join(gone, "a.yaml"))).rejects.toThrow("ENOENT");
  });
});
