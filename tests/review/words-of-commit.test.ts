import { lstat, readFile, symlink, readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { wordsOfCommit } from "#scripts/review/words-of-commit.ts";
import { branchRepository } from "#tests/support/review/branch-repository.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();

describe("the words of a commit", () => {
  it("are written as they are in git, whatever the branch says of lines and filters", async () => {
    const attributes = "*.yaml text eol=crlf\n*.mdx filter=shout\n";
    const files = {
      "content/a.yaml": "a: 1\nb: 2\n",
      "content/blog/b.mdx": "Words.\n",
      "app/code.ts": "export {};\n",
    };
    const { folder, git, commit } = await branchRepository(files);
    git("config", "filter.shout.smudge", "tr a-z A-Z");
    const head = await commit({ "content/.gitattributes": attributes });
    const content = await wordsOfCommit(folder, head, "content", path.join(room, "words"));
    expect(await readFile(path.join(content, "a.yaml"), "utf8")).toBe(files["content/a.yaml"]);
    expect(await readFile(path.join(content, "blog/b.mdx"), "utf8")).toBe("Words.\n");
    await expect(lstat(path.join(path.dirname(content), "app"))).rejects.toThrow("ENOENT");
  });

  it("leave a link a link, and may be none", async () => {
    const { folder, content, git, commit } = await branchRepository({ "content/a.yaml": "a: 1\n" });
    await symlink("/etc/hostname", path.join(content, "b.yaml"));
    const head = await commit({});
    const written = await wordsOfCommit(folder, head, "content", path.join(room, "link"));
    expect((await lstat(path.join(written, "b.yaml"))).isSymbolicLink()).toBe(true);
    git("rm", "-r", "--quiet", "content");
    const gone = await wordsOfCommit(folder, await commit({}), "content", path.join(room, "gone"));
    expect(await readdir(gone)).toEqual([]);
  });
});
