import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { makeReview } from "#scripts/review/make-review.ts";
import { faultOf, type ReviewPost } from "#scripts/review/post-form.ts";
import type { Review } from "#scripts/review/review-data.ts";
import { runOfReview } from "#tests/support/review/accepted-comment.ts";
import { shownComment } from "#tests/support/review/shown-comment.ts";
import { branchRepository, type CommitFiles } from "#tests/support/review/branch-repository.ts";
import { frozenContent, textsIn } from "#tests/support/content-folder.ts";
import { runCommand } from "#tests/support/command.ts";

const frozen = await textsIn(frozenContent);
const site = Object.fromEntries(
  Object.entries(frozen).map(([file, text]) => [`content/${file}`, text]),
);
const edited = (file: string, from: string, to: string) => ({
  [`content/${file}`]: frozen[file]!.replace(from, to),
});
const photoOf = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

const gift = `- id: gift
  name: A driver
  role: Volunteer
  quote: Send your gift to Paybill 400200, account Wanjiru, and keep a girl in school.
  rating: 5
  publishOn: 2099-11-01
  sample: true
`;

describe("npm run review", { timeout: 120_000 }, () => {
  it("shows scheduled entries, documents, code and a replaced photo, and compares pages below a base path", async () => {
    const picture = "  image: { src: class.png, alt: A girl raises her hand. }\n  alt: ";
    const branch = await branchRepository({
      ...site,
      ...edited("gallery.yaml", "  alt: ", picture),
      "content/class.png": await photoOf("red"),
    });
    const head = await branch.commit({
      ...edited("testimonials.yaml", "- id:", `${gift}- id:`),
      "content/class.png": await photoOf("blue"),
      "content/files/plan.pdf": "%PDF-1.4 words",
      "content/files/poster.svg": "<svg xmlns='x'><text>Paybill 522533</text></svg>",
      "public/sw.js": "1",
      ".github/workflows/x.yml": "on: push\n",
    });
    const out = path.join(branch.folder, "out");
    const words = ["review", "--base", "main", "--head", head, "--out", out];
    const variables = { ...runOfReview, BASE_PATH: "/preview", CONTENT_DIR: branch.content };
    expect(await runCommand(words, variables)).toMatchObject({ code: 0 });
    const [post, { changes, pages }, comment] = [
      JSON.parse(await readFile(`${out}/post.json`, "utf8")) as ReviewPost,
      JSON.parse(await readFile(`${out}/review.json`, "utf8")) as Review,
      await readFile(`${out}/comment.md`, "utf8"),
    ];
    expect(faultOf(post, head, runOfReview)).toBeUndefined();
    for (const text of ["400200", "2099-11-01", "plan.pdf", "522533", "sw.js", "x.yml"])
      expect(comment).toContain(text);
    expect(changes).toContainEqual(
      expect.objectContaining({
        waits: "2099-11-01",
        concern: "people",
        page: expect.stringMatching(/ \/$/) as string,
      }),
    );
    expect(pages?.map(({ address }) => address)).toContain("/");
    const ofFile = expect.stringMatching(/pull\/7\/files#diff-[0-9a-f]{64}$/) as string;
    expect(shownComment(comment).links).toContainEqual(ofFile);
  });

  it.each<[does: string, files: CommitFiles, error: string]>([
    ["has an error", { "content/timeline.yaml": "- year: someday\n" }, "content/timeline.yaml"],
    [
      "deletes the content folder",
      Object.fromEntries(Object.keys(site).map((file) => [file, null])),
      "content/site.yaml",
    ],
  ])("reviews a branch that %s, without comparing pages", async (_does, files, error) => {
    const branch = await branchRepository(site);
    const head = await branch.commit(files);
    vi.stubEnv("CONTENT_DIR", branch.content);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { findings, pages } = await makeReview({ base: "main", head });
    expect(findings).toContainEqual(expect.objectContaining({ file: error, severity: "error" }));
    expect(findings[0]?.severity).toBe("error");
    expect(pages).toBeUndefined();
  });

  it("says in one sentence why it cannot start", async () => {
    const { code, errors } = await runCommand(["review", "--base", "main", "--haed", "HEAD"]);
    expect([code, errors.trim().split("\n").length]).toEqual([1, 1]);
    expect(errors).toContain("Name the branch to compare with");
  });
});
