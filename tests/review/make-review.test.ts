import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { BranchChanges, ChangedFile } from "#scripts/review/branch-changes.ts";
import { makeReview } from "#scripts/review/make-review.ts";
import { reviewSchema } from "#scripts/review/review.ts";
import { suggestionsOf } from "#scripts/review/shown/suggestions.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const content = path.join(room, "content");
const problem: Problem = {
  file: "content/a.yaml",
  line: 2,
  column: 1,
  field: "",
  says: "It is wrong.",
  expected: "",
  fix: "",
};
const changes = (...files: ChangedFile[]): BranchChanges => ({
  base: "a".repeat(40),
  head: "b".repeat(40),
  prefix: "",
  files,
});
const changed = (first: number, path = "content/a.yaml"): ChangedFile => ({
  path,
  change: "changed",
  lines: [{ first, last: first }],
});

async function reviewOf(problems: Problem[], files: ChangedFile[], text = "a: 1\nstauts: 2\n") {
  await mkdir(content, { recursive: true });
  await writeFile(path.join(content, "a.yaml"), text);
  return makeReview(content, { entries: [], problems, remarks: [] }, changes(...files));
}

describe("makeReview", () => {
  it.each([
    { place: "line", files: [changed(2)] },
    { place: "file", files: [changed(1)] },
    { place: "elsewhere", files: [changed(2, "content/b.yaml")] },
  ])("says of a problem that the branch did $place", async ({ place, files }) => {
    const review = await reviewOf([problem], files);
    expect(review.findings).toEqual([expect.objectContaining({ place, source: "stauts: 2" })]);
  });

  it("puts problems before remarks and what was changed before the rest", async () => {
    const remark = { ...problem, severity: "note" as const, says: "A remark." };
    const far = { ...problem, line: 1, says: "Elsewhere." };
    const review = await reviewOf([remark, far, problem], [changed(2)]);
    expect(review.findings.map(({ says }) => says)).toEqual([
      "It is wrong.",
      "Elsewhere.",
      "A remark.",
    ]);
  });

  it("keeps a correction with the line it is for", async () => {
    const correction = { line: 2, column: 1, length: 6, text: "status" };
    const review = await reviewOf([{ ...problem, line: 1, correction }], [changed(2)]);
    expect(suggestionsOf(review)).toEqual([
      expect.objectContaining({
        line: 2,
        body: expect.stringContaining("\nstatus: 2\n") as string,
      }),
    ]);
  });

  it("reads lines as the library does", async () => {
    const review = await reviewOf([problem], [changed(2)], "\uFEFFa: 1\r\nstauts: 2\r\n");
    expect(review.findings[0]?.source).toBe("stauts: 2");
  });

  it("suggests nothing where git counts the lines in another way", async () => {
    const correction = { line: 2, column: 1, length: 6, text: "status" };
    const review = await reviewOf([{ ...problem, correction }], [changed(2)], "a: 1\rstauts: 2\n");
    expect(review.findings[0]?.source).toBe("stauts: 2");
    expect(suggestionsOf(review)).toEqual([]);
  });

  it("follows no link out of the folder", async () => {
    await mkdir(content, { recursive: true });
    await writeFile(path.join(room, "secret"), "a secret\n");
    await symlink("../secret", path.join(content, "link.yaml"));
    const review = await reviewOf([{ ...problem, file: "content/link.yaml", line: 1 }], []);
    expect(review.findings[0]?.source).toBe("");
  });

  it("names the addresses of the pages that a file makes", async () => {
    const entry = { collection: "posts", id: "bags", file: "content/blog/bags.mdx" };
    const files = [changed(1, "content/blog/bags.mdx"), changed(1)];
    const entries = [{ ...entry, schema: z.unknown(), value: {} } as unknown as Entry];
    const found = { entries, problems: [], remarks: [] };
    const review = await makeReview(content, found, changes(...files));
    expect(review.files.map(({ addresses }) => addresses)).toEqual([["/blog/bags"], []]);
  });

  it("keeps to the form that is read again, however much was written", async () => {
    const long = "ĩ".repeat(50_000);
    const correction = { line: 1, column: 1, length: 0, text: long };
    const huge = { ...problem, says: long, fix: long, expected: long, correction };
    const many = Array.from({ length: 1_500 }, (_, index) => ({ ...huge, line: index + 1 }));
    const review = await reviewOf(many, [changed(1, `content/${long}`)], long);
    expect(reviewSchema.safeParse(review).error).toBeUndefined();
    expect(review.counts.problems).toBe(1_500);
  });
});
