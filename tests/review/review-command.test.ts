import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

import { reviewSchema } from "#scripts/review/review.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { postFile } from "#tests/support/post-file.ts";
import { branchRepository } from "#tests/support/review/branch-repository.ts";
import { runCommand } from "#tests/support/run-command.ts";

const files = Object.entries(baseContent).map(([file, text]) => [`content/${file}`, text]);
const site = Object.fromEntries(files) as Record<string, string>;

/** What the command says of a branch of main; its files are written beside the content. */
function review(content: string) {
  const command = ["scripts/review.ts", "--words", "--base", "main", "--out", `${content}-out`];
  return runCommand(command, { CONTENT_DIR: content });
}

describe("npm run review", () => {
  it("writes every file and ends well although the branch has a problem", async () => {
    const branch = await branchRepository(site);
    await branch.commit({ "content/blog/3.mdx": postFile("Words.\n", { date: "someday" }) });
    const out = `${branch.content}-out`;
    expect(await review(branch.content)).toMatchObject({ code: 0 });
    expect((await readdir(out)).sort().join(" ")).toBe("annotations.txt comment.md review.json");
    const written = JSON.parse(await readFile(`${out}/review.json`, "utf8")) as unknown;
    const { findings, files, counts } = reviewSchema.parse(written);
    const file = "content/blog/3.mdx";
    expect(findings[0]).toMatchObject({ file, place: "line", source: "date: someday" });
    expect(files).toEqual([{ path: file, change: "added", addresses: ["/blog/3"] }]);
    expect(counts.problems).toBe(1);
  });

  it("reviews a branch that took the whole content folder away", async () => {
    const branch = await branchRepository(site);
    branch.git("rm", "-r", "--quiet", "content");
    expect(await review(branch.content)).toMatchObject({ code: 0 });
    const comment = await readFile(`${branch.content}-out/comment.md`, "utf8");
    expect(comment).toContain("There is no such folder.");
  });

  it.each([
    ["Say with which branch to compare."],
    ["There is an option here that is not known.", "--bsae", "main"],
    ["--preview-url has to be", "--base", "main", "--preview-url", "javascript:x"],
  ])("says in one sentence why it cannot start: %s", async (says, ...words) => {
    const { code, errors } = await runCommand(["scripts/review.ts", ...words], {});
    expect([code, errors.trim().split("\n").length]).toEqual([1, 1]);
    expect(errors).toContain(says);
  });
});
