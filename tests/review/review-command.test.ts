import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

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

/** The output of the command for a branch that commits these files. */
async function review(files: CommitFiles, environment: Record<string, string> = {}, main = {}) {
  const branch = await branchRepository({ ...site, ...main });
  const head = await branch.commit(files);
  const out = path.join(branch.folder, "out");
  const words = ["review", "--base", "main", "--head", head, "--out", out];
  const variables = { ...runOfReview, ...environment, CONTENT_DIR: branch.content };
  expect(await runCommand(words, variables)).toMatchObject({ code: 0 });
  const post = JSON.parse(await readFile(`${out}/post.json`, "utf8")) as ReviewPost;
  expect(faultOf(post, head, runOfReview)).toBeUndefined();
  return {
    review: JSON.parse(await readFile(`${out}/review.json`, "utf8")) as Review,
    comment: await readFile(`${out}/comment.md`, "utf8"),
  };
}

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
  it("shows scheduled entries, documents and code on one branch", async () => {
    const { review: reviewData, comment } = await review({
      "content/testimonials.yaml": (frozen["testimonials.yaml"] ?? "").replace(
        "- id:",
        `${gift}- id:`,
      ),
      "content/files/plan.pdf": "%PDF-1.4 words",
      "content/files/poster.svg": "<svg xmlns='x'><text>Paybill 522533</text></svg>",
      "public/sw.js": "1",
      ".github/workflows/x.yml": "on: push\n",
    });
    for (const text of [
      "Paybill 400200",
      "2099-11-01",
      "plan.pdf",
      "Paybill 522533",
      "sw.js",
      "x.yml",
    ])
      expect(comment).toContain(text);
    const waiting = reviewData.changes.filter(({ waits }) => waits === "2099-11-01");
    expect(waiting.some(({ concern, page }) => concern === "people" && page.endsWith(" /"))).toBe(
      true,
    );
  });

  it("links a photo that was replaced to its file", async () => {
    const [red, blue] = await Promise.all(["red", "blue"].map(photoOf));
    const gallery = (frozen["gallery.yaml"] ?? "").replace(
      "  alt: ",
      "  image: { src: class.png, alt: A girl raises her hand. }\n  alt: ",
    );
    const main = { "content/gallery.yaml": gallery, "content/class.png": red };
    const { comment } = await review({ "content/class.png": blue ?? null }, {}, main);
    const { links } = shownComment(comment);
    expect(links).toEqual([expect.stringMatching(/pull\/7\/files#diff-[0-9a-f]{64}$/)]);
  });

  it("compares the home page below a base path too", async () => {
    const home = (frozen["pages/home.yaml"] ?? "").replace("heading: Latest", "heading: Newest");
    const files = { "content/pages/home.yaml": home };
    const { review: reviewData } = await review(files, { BASE_PATH: "/preview" });
    expect(reviewData.pages?.map(({ address }) => address)).toEqual(["/"]);
  });

  it("writes every file if the content has an error, without comparing pages", async () => {
    const { review: reviewData } = await review({ "content/timeline.yaml": "- year: someday\n" });
    expect(reviewData.findings[0]).toMatchObject({
      file: "content/timeline.yaml",
      severity: "error",
    });
    expect(reviewData.pages).toBeUndefined();
  });

  it("reviews a branch that deletes the content folder", async () => {
    const { review: reviewData } = await review(
      Object.fromEntries(Object.keys(site).map((file) => [file, null])),
    );
    expect(reviewData.findings[0]?.severity).toBe("error");
  });

  it("says in one sentence why it cannot start", async () => {
    const { code, errors } = await runCommand(["review", "--base", "main", "--haed", "HEAD"]);
    expect([code, errors.trim().split("\n").length]).toEqual([1, 1]);
    expect(errors).toContain("Name the branch to compare with");
  });
});
