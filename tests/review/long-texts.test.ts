import { expect, it, vi } from "vitest";
import { makeReview } from "#scripts/review/make-review.ts";
import { reviewComments } from "#scripts/review/report/comment.ts";
import { postFile, smallFolder, textsIn } from "#tests/support/content-folder.ts";
import { branchRepository, type CommitFiles } from "#tests/support/review/branch-repository.ts";
import { filled } from "#tests/support/worst-texts.ts";

const site = Object.fromEntries(
  Object.entries(await textsIn(smallFolder)).map(([file, text]) => [`content/${file}`, text]),
);
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAAA1BMVEX///+nxBvIAAAAC0lEQVQImWNgQAUAABAAASG2FtIAAAAASUVORK5CYII=",
  "base64",
);
const times = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join("");

/** The files of a branch that changes a lot, with this word in every line. */
function filesOf(word: "Much" | "Little"): CommitFiles {
  const repeated = ["![](", "| a ", "a: ", "0700 000 ", "one "].map(
    (words, at) =>
      [`content/blog/long-${at}.mdx`, filled(word + words.replace(/[a0]/, word))] as const,
  );
  const texts = {
    "content/blog/1.mdx": times(1_600, (at) => `${word} ${at} was said of the girls.\n\n`),
    "content/blog/2.mdx": word === "Much" ? `![A](1-a.png)${filled(" ")}\n\nWords.` : "Words.",
    "content/blog/word.mdx": word.slice(0, 1).repeat(40_000),
    ...Object.fromEntries(repeated),
  };
  const posts = Object.entries(texts).map(([file, text], at) => {
    return [file, postFile(text, { title: `Post ${at}` })] as const;
  });
  const pledge = (at: number) =>
    `- { id: ${word}-${at}, name: G ${at}, amount: KES 1, purpose: ${word} }\n`.toLowerCase();
  return { ...Object.fromEntries(posts), "content/pledges.yaml": times(700, pledge) };
}

// Something quadratic would take minutes.
it("the review reads long posts and lists in time", { timeout: 120_000 }, async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const before = { ...site, "content/files/classroom.svg": drawing, ...filesOf("Little") };
  const { content, commit, base } = await branchRepository(before);
  vi.stubEnv("CONTENT_DIR", content);
  const head = await commit({ ...filesOf("Much"), "content/blog/1-a.png": picture });
  const begin = process.cpuUsage();
  const [comment] = reviewComments(await makeReview({ base, head }), {});
  expect(process.cpuUsage(begin).user).toBeLessThan(20_000_000);
  expect(comment).toContain("much");
});
