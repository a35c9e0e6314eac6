import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { AllowedRemark } from "#app/library/rules/allowed-remarks.ts";
import type { ChangedFile } from "#scripts/review/branch-changes.ts";
import { makeReview } from "#scripts/review/make-review.ts";
import { reviewSchema } from "#scripts/review/review.ts";
import { suggestionsOf } from "#scripts/review/shown/suggestions.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const content = path.join(room, "content");
await mkdir(content);
const file = "content/a.yaml";
const empty = { field: "", expected: "", fix: "" };
const problem: Problem = { ...empty, file, line: 2, column: 1, says: "It is wrong." };
const correction = { line: 2, column: 1, length: 6, text: "status" };
const changed = (line: number, path = file): ChangedFile => {
  return { path, change: "changed", lines: [{ first: line, last: line }] };
};

async function reviewOf(
  problems: Problem[],
  files: ChangedFile[],
  { text = "a: 1\nstauts: 2\n", entries = [] as Entry[], allowed = [] as AllowedRemark[] } = {},
) {
  await writeFile(path.join(room, file), text);
  const [base, head] = ["a".repeat(40), "b".repeat(40)];
  const changes = { base, head, prefix: "", files, code: [], root: "" };
  const found = { entries, problems, remarks: [], allowed, day: "2026-01-01" };
  return makeReview(content, found, changes);
}

describe("makeReview", () => {
  it.each([
    ["line", changed(2)],
    ["file", changed(1)],
    ["elsewhere", changed(2, "content/b.yaml")],
  ])("says of a problem that the branch changed its %s", async (place, one) => {
    const review = await reviewOf([problem], [one]);
    expect(review.findings).toEqual([expect.objectContaining({ place, source: "stauts: 2" })]);
  });

  it("puts problems before remarks and what was changed before the rest", async () => {
    const remark = { ...problem, severity: "note" as const, says: "A remark." };
    const far = { ...problem, line: 1, says: "Elsewhere." };
    const { findings } = await reviewOf([remark, far, problem], [changed(2)]);
    expect(findings.map(({ says }) => says)).toEqual(["It is wrong.", "Elsewhere.", "A remark."]);
  });

  it("keeps a correction with the line it is for", async () => {
    const review = await reviewOf([{ ...problem, line: 1, correction }], [changed(2)]);
    expect(suggestionsOf(review)[0]).toMatchObject({ line: 2 });
    expect(suggestionsOf(review)[0]?.body).toContain("\nstatus: 2\n");
  });

  it.each([
    ["as the library does", "\uFEFFa: 1\r\nstauts: 2\r\n", 1],
    ["and suggests nothing where git counts them in another way", "a: 1\rstauts: 2\n", 0],
  ])("reads lines %s", async (_, text, suggested) => {
    const review = await reviewOf([{ ...problem, correction }], [changed(2)], { text });
    expect(review.findings[0]?.source).toBe("stauts: 2");
    expect(suggestionsOf(review)).toHaveLength(suggested);
  });

  it("follows no link out of the folder", async () => {
    await writeFile(path.join(room, "secret"), "a secret\n");
    await symlink("../secret", path.join(content, "link.yaml"));
    const review = await reviewOf([{ ...problem, file: "content/link.yaml", line: 1 }], []);
    expect(review.findings[0]?.source).toBe("");
  });

  it("names the addresses of the pages that a file makes", async () => {
    const post = "content/blog/bags.mdx";
    const entries = [{ collection: "posts", id: "bags", file: post } as Entry];
    const review = await reviewOf([], [changed(1, post), changed(1)], { entries });
    expect(review.files.map(({ addresses }) => addresses)).toEqual([["/blog/bags"], []]);
  });

  it("lists what changed files turn down, with the reason, and not what other files do", async () => {
    const facts = { rule: "spelling" as const, because: "It is her word" };
    const allowed = [
      { ...problem, ...facts },
      { ...problem, ...facts, file: "content/b.yaml" },
    ];
    const review = await reviewOf([], [changed(1)], { allowed });
    expect(review.allowed).toEqual([{ file, line: 2, says: "It is wrong.", ...facts }]);
  });

  it("keeps to the form that is read again, however much was written", async () => {
    const long = "ĩ".repeat(50_000);
    const most = { ...correction, line: 1, text: long };
    const huge = { ...problem, says: long, fix: long, expected: long, correction: most };
    const allowed = [{ ...huge, because: long }];
    const problems = Array.from({ length: 1_500 }, (_, index) => ({ ...huge, line: index + 1 }));
    const review = await reviewOf(problems, [changed(1, `content/${long}`), changed(1)], {
      text: long,
      allowed,
    });
    expect(review.allowed).toHaveLength(1);
    expect(reviewSchema.safeParse(review).error).toBeUndefined();
    expect(review.counts.problems).toBe(1_500);
  });
});
