import { expect, it } from "vitest";
import { editTable } from "#tests/review/edit-table.ts";
import { acceptedComment } from "#tests/support/review/accepted-comment.ts";
import { reviewOfWords, type WrittenEdit } from "#tests/support/review/review-of-words.ts";

const flood = Array.from(
  { length: 300 },
  (_, at) => `- {id: gift-${at}, name: A group ${at}, amount: "KES 1,000", purpose: Books}\n`,
).join("");
const longPost = `---\ntitle: A walk\nexcerpt: What the girls saw.\nauthor: A\ndate: 2025-05-21\ncategory: Advocacy\n---\n\n${"A paragraph of words that say little.\n\n".repeat(260)}`;
const stay: WrittenEdit = ["pages/help.yaml", "go where there are other people", "wait at home"];

it.each<[does: string, edits: WrittenEdit[], says: string[]]>([
  ...editTable("hostile-branches.txt").map(
    ([does = "", file = "", from = "", to = "", expected = ""]) =>
      [does, [[file, from, to]], expected.split("; ")] as [string, WrittenEdit[], string[]],
  ),
  [
    "hides a grave line behind 300 pledges",
    [["pledges.yaml", "- id: school-books", `${flood}- id: school-books`], stay],
    ["wait at home"],
  ],
  ["hides it behind a long new post", [["blog/9.mdx", "", longPost], stay], ["wait at home"]],
])("a branch that %s says so in the open part of its comment", async (_does, edits, expected) => {
  const comment = acceptedComment(await reviewOfWords(edits));
  const open = comment.replaceAll(/<details><summary>.*?<\/details>/g, "");
  const now = open.replaceAll(/<del>.*?<\/del>/g, "");
  const words = now.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
  for (const phrase of expected) expect(words).toContain(phrase);
  expect(comment).not.toMatch(/No visitor sees a difference|to correct/);
});
