import { expect, it, vi } from "vitest";
import { makeReview } from "#scripts/review/make-review.ts";
import { reviewComments } from "#scripts/review/report/comment.ts";
import { postFile, smallFolder, textsIn } from "#tests/support/content-folder.ts";
import { branchRepository } from "#tests/support/review/branch-repository.ts";
import { filled } from "#tests/support/worst-texts.ts";

// A review of 1,600 paragraphs takes 3 to 5 CPU seconds; something quadratic would take minutes.
const microseconds = 10_000_000;
const small = Object.entries(await textsIn(smallFolder));
const site = Object.fromEntries(small.map(([file, text]) => [`content/${file}`, text]));
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAAA1BMVEX///+nxBvIAAAAC0lEQVQImWNgQAUAABAAASG2FtIAAAAASUVORK5CYII=",
  "base64",
);
const pledges = (purpose: string) =>
  Array.from(
    { length: 700 },
    (_, at) =>
      `- { id: ${purpose.toLowerCase()}-${at}, name: G ${at}, amount: KES 1, purpose: ${purpose} }\n`,
  ).join("");
/** The files of a branch, before and after. */
type Files = Record<string, [before: string, after: string]>;

const paragraphs = (word: string) =>
  Array.from({ length: 1_600 }, (_, at) => `${word} ${at} was said of the girls.`).join("\n\n");

const cases: [what: string, text: string, old: string, more?: Files][] = [
  [
    "1,600 changed paragraphs, 700 changed pledges and 100 kB of spaces",
    paragraphs("Much"),
    paragraphs("Little"),
    {
      "pledges.yaml": [pledges("Books"), pledges("Fares")],
      "blog/2.mdx": [postFile("Words."), postFile(`![A](1-a.png)${filled(" ")}\n\nWords.`)],
    },
  ],
  ["a word of 70,000 letters", "x".repeat(70_000), "y".repeat(70_000)],
  ...["![](", "| a ", "a: ", "0700 000 ", "one "].map((words): [string, string, string] => [
    `100 kB of ${JSON.stringify(words)}`,
    filled(words),
    filled(words.replace(/[a0]/, "1")),
  ]),
];

it.each(cases)("the review reads %s in time", { timeout: 120_000 }, async (_, text, old, more) => {
  // The first review of a process always takes longer.
  first ??= timeOf("Words.", "Other words.");
  await first;
  expect(await timeOf(text, old, more)).toBeLessThan(microseconds);
});

let first: Promise<number> | undefined;

async function timeOf(text: string, old: string, more: Files = {}) {
  const other = (side: 0 | 1) =>
    Object.fromEntries(
      Object.entries(more).map(([file, texts]) => [`content/${file}`, texts[side]]),
    );
  const { content, commit, base } = await branchRepository({
    ...site,
    "content/files/classroom.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "content/blog/1.mdx": postFile(old),
    ...other(0),
  });
  vi.stubEnv("CONTENT_DIR", content);
  const head = await commit({
    "content/blog/1.mdx": postFile(text),
    "content/blog/1-a.png": picture,
    ...other(1),
  });
  const before = process.cpuUsage();
  reviewComments(await makeReview({ base, head }), {});
  return process.cpuUsage(before).user;
}
