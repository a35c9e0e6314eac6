import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { makeReview } from "#scripts/review/make-review.ts";
import { faultOf, type ReviewPost } from "#scripts/review/post-form.ts";
import { reviewComments } from "#scripts/review/report/comment.ts";
import type { Review } from "#scripts/review/review-data.ts";
import { branchRepository, type CommitFiles } from "#tests/support/review/branch-repository.ts";
import { baseContent, postFile } from "#tests/support/content-folder.ts";
import { runCommand } from "#tests/support/command.ts";
import { runOfReview } from "#tests/support/review/made-reviews.ts";

const site: Record<string, string> = {
  "content/files/classroom.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "content/released-addresses.yaml": "- /blog/2\n",
};
for (const [file, text] of Object.entries(baseContent)) site[`content/${file}`] = text;
const photoOf = (background: string) => {
  const photo = sharp({ create: { width: 8, height: 8, channels: 3, background } });
  return photo.png().toBuffer();
};

const gift = `- { id: gift, name: A driver, role: Volunteer, quote: Send it to Paybill 400200, rating: 5, publishOn: 2099-11-01 }\n`;

/** The review of a branch that makes this commit to a site. */
async function reviewOf(before: CommitFiles, commit: CommitFiles) {
  const branch = await branchRepository(before);
  const head = await branch.commit(commit);
  vi.stubEnv("CONTENT_DIR", branch.content);
  onTestFinished(() => void vi.unstubAllEnvs());
  return makeReview({ base: "main", head });
}

describe("npm run review", { timeout: 120_000 }, () => {
  it("shows scheduled entries, documents, code and a replaced photo, and compares pages below a base path", async () => {
    const branch = await branchRepository({
      ...site,
      "content/team.yaml": `${site["content/team.yaml"]}  image: { src: class.png, alt: A teacher }\n`,
      "content/class.png": await photoOf("red"),
    });
    const head = await branch.commit({
      "content/testimonials.yaml": gift + site["content/testimonials.yaml"],
      "content/class.png": await photoOf("blue"),
      "content/timeline.yaml": `${site["content/timeline.yaml"]}# A note.\n`,
      "content/files/plan.pdf": "%PDF-1.4 words",
      "content/files/poster.svg": "<svg xmlns='x'><text>Paybill 522533</text></svg>",
      "public/sw.js": "1",
      "public/font.woff2": "wOF2\0words",
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
    expect(comment).not.toMatch(/%PDF|wOF2/);
    expect(comment).toMatch(/pull\/7\/files#diff-[0-9a-f]{64}"/);
    const change = { waits: "2099-11-01", concern: "people" };
    const home = expect.stringMatching(/ \/$/) as string;
    expect(changes).toContainEqual(expect.objectContaining({ ...change, page: home }));
    expect(pages?.map(({ address }) => address)).toEqual(["/", "/about"]);
  });

  const wrong = { "content/timeline.yaml": "- year: someday\n" };
  const nothing = Object.fromEntries(Object.keys(site).map((file) => [file, null]));
  it.each<[does: string, commit: CommitFiles, file: string]>([
    [
      "has an error and loses a page",
      { ...wrong, "content/blog/2.mdx": null, "content/released-addresses.yaml": null },
      "content/redirects.yaml",
    ],
    ["deletes the content folder", nothing, "content/site.yaml"],
  ])("reviews a branch that %s, without comparing pages", async (_does, commit, file) => {
    const { findings, pages } = await reviewOf(site, commit);
    expect(findings).toContainEqual(expect.objectContaining({ file, severity: "error" }));
    expect(findings[0]?.severity).toBe("error");
    expect(pages).toBeUndefined();
  });

  it("says what only the pages of a branch show, such as two with one title", async () => {
    const twice = {
      "content/blog/8.mdx": postFile("A.\n"),
      "content/blog/9.mdx": postFile("B.\n"),
    };
    const { findings } = await reviewOf(site, twice);
    expect(findings).toContainEqual(expect.objectContaining({ rule: "built-pages" }));
  });

  it("says of lines that a branch leaves alone what main does not warn of, and nothing else", async () => {
    const before = {
      ...site,
      "content/blog/8.mdx": postFile("See [the next event](/#events).\n"),
      "content/blog/9.mdx": postFile("A post with the same title.\n"),
    };
    const { findings } = await reviewOf(before, { "content/events.yaml": "[]\n" });
    const noEvents = expect.stringContaining("no events to link to") as string;
    const warning = { file: "content/blog/8.mdx", line: 9, isChangedLine: false, text: noEvents };
    expect(findings).toEqual([expect.objectContaining(warning)]);
  });

  it("reviews the merge: not what main has changed since, and no marks of git as a mistake", async () => {
    const { content, git, commit } = await branchRepository(site);
    const year = (text: string) => `- year: 2019\n  title: ${text}\n  text: ${text}\n`;
    await commit({ "content/timeline.yaml": year("Ours") });
    git("checkout", "--quiet", "main");
    await commit({ "content/timeline.yaml": year("Theirs"), "content/team.yaml": "[]\n" });
    vi.stubEnv("CONTENT_DIR", content);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { changes, conflicts, findings } = await makeReview({ base: "main", head: "words" });
    expect(conflicts).toEqual(["content/timeline.yaml"]);
    expect(changes.map(({ file }) => file)).not.toContain("team.yaml");
    expect(findings.map(({ file }) => file)).not.toContain("content/timeline.yaml");
  });

  const times = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at)).join("");
  /** The files of a branch that changes a lot, with this word in every line. */
  const longTexts = (word: string): CommitFiles => {
    const said = times(800, (at) => `${word} ${at} was said of the girls.\n\n`);
    const repeated = ["", " ", ": ", "![]("].map((more) => (word + more).repeat(3_000));
    const gift = (at: number) =>
      `- { id: ${word}-${at}, name: G ${at}, amount: KES 1, purpose: ${word} }\n`;
    const files: CommitFiles = { "content/pledges.yaml": times(350, gift) };
    for (const [at, text] of [said, ...repeated].entries())
      files[`content/blog/long-${at}.mdx`] = postFile(text, { title: `Post ${at}` });
    return files;
  };

  // Something quadratic would take minutes.
  it("reads long posts and lists in time", async () => {
    const begin = process.cpuUsage();
    const review = await reviewOf({ ...site, ...longTexts("little") }, longTexts("much"));
    expect(reviewComments(review)[0]).toContain("much");
    expect(process.cpuUsage(begin).user).toBeLessThan(10_000_000);
  });
});
