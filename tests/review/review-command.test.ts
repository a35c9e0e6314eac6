import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

import { repositoryRoot } from "#scripts/run-child.ts";
import { reviewSchema } from "#scripts/review/review.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { postFile } from "#tests/support/post-file.ts";
import { branchRepository } from "#tests/support/review/branch-repository.ts";

const run = promisify(execFile);
const site = Object.fromEntries(
  Object.entries(baseContent).map(([file, text]) => [`content/${file}`, text]),
);

async function review(content: string, ...words: string[]) {
  const command = ["scripts/run.js", "review-comment", ...words];
  const env = { ...process.env, CONTENT_DIR: content };
  return run(process.execPath, command, { cwd: fileURLToPath(repositoryRoot), env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

describe("npm run review:comment", () => {
  it("writes every file and ends well although the branch has a problem", async () => {
    const branch = await branchRepository(site);
    await branch.commit({ "content/blog/3.mdx": postFile("Words.\n", { date: "someday" }) });
    const out = path.join(branch.folder, "out");
    expect(await review(branch.content, "--base", "main", "--out", out)).toMatchObject({ code: 0 });
    expect((await readdir(out)).sort()).toEqual([
      "annotations.txt",
      "code-quality.json",
      "comment.md",
      "review.json",
      "suggestions.json",
      "summary.json",
    ]);
    const read = (name: string) => readFile(path.join(out, name), "utf8");
    const { findings } = reviewSchema.parse(JSON.parse(await read("review.json")));
    expect(findings.filter(({ severity }) => severity === undefined)).toEqual([
      expect.objectContaining({
        file: "content/blog/3.mdx",
        place: "line",
        source: "date: someday",
      }),
    ]);
    expect(JSON.parse(await read("summary.json"))).toMatchObject({
      isClean: false,
      problems: 1,
      changedFiles: [{ path: "content/blog/3.mdx", change: "added", addresses: ["/blog/3"] }],
    });
  });

  it("reviews a branch that took the whole content folder away", async () => {
    const branch = await branchRepository(site);
    branch.git("rm", "-r", "--quiet", "content");
    const out = path.join(branch.folder, "out");
    expect(await review(branch.content, "--base", "main", "--out", out)).toMatchObject({ code: 0 });
    const comment = await readFile(path.join(out, "comment.md"), "utf8");
    expect(comment).toContain("There is no such folder.");
  });

  it.each([
    { words: [], says: "Say with which branch to compare." },
    { words: ["--base", "nowhere"], says: 'There is no branch or commit called "nowhere" here.' },
    { words: ["--bsae", "main"], says: "There is an option here that is not known." },
    { words: ["--base", "main", "--preview-url", "javascript:x"], says: "--preview-url has to be" },
  ])("says in one sentence why it cannot start with $words", async ({ words, says }) => {
    const branch = await branchRepository({ "content/a.yaml": "a: 1\n" });
    const { code, said } = await review(branch.content, ...words);
    expect(code).toBe(1);
    expect(said).toContain(says);
    expect(said.trim().split("\n")).toHaveLength(1);
  });
});
