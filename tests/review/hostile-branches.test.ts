import { expect, it } from "vitest";
import { editTable } from "#tests/review/edit-table.ts";
import { acceptedComment } from "#tests/support/review/accepted-comment.ts";
import { reviewOfWords, type WrittenEdit } from "#tests/support/review/review-of-words.ts";

type Harm = { does: string; edits: WrittenEdit[]; says: string[] };

// One branch makes an edit of each file, because the review of a branch takes longer than its edits.
const branches: Harm[][] = [];
for (const [does = "", file = "", from = "", to = "", says = ""] of editTable(
  "hostile-branches.txt",
)) {
  const isFree = (branch: Harm[]) => !branch.some(({ edits }) => edits[0]?.[0] === file);
  const branch = branches.find(isFree) ?? branches[branches.push([]) - 1]!;
  branch.push({ does, edits: [[file, from, to]], says: says.split("; ") });
}
const gift = (at: number) =>
  `- {id: gift-${at}, name: A group ${at}, amount: "KES 1,000", purpose: Books}\n`;
const flood = Array.from({ length: 300 }, (_, at) => gift(at)).join("");
const longPost = `---\ntitle: A walk\nexcerpt: What the girls saw.\nauthor: A\ndate: 2025-05-21\ncategory: Advocacy\n---\n\n${"A paragraph of words that say little.\n\n".repeat(260)}`;
const behind = (edit: WrittenEdit): Harm[] => [
  {
    does: "hides a grave line behind many others",
    edits: [edit, ["pages/help.yaml", "go where there are other people", "wait at home"]],
    says: ["wait at home"],
  },
];

it.each([
  ...branches,
  behind(["pledges.yaml", "- id: school-books", `${flood}- id: school-books`]),
  behind(["blog/9.mdx", "", longPost]),
])("a branch that $0.does says so in the open part of its comment", async (...harms) => {
  const comment = acceptedComment(await reviewOfWords(harms.flatMap(({ edits }) => edits)));
  const open = comment.replaceAll(/<details><summary>.*?<\/details>/g, "");
  const now = open.replaceAll(/<del>.*?<\/del>/g, "");
  const words = now.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
  for (const { does, says } of harms)
    for (const phrase of says) expect.soft(words, does).toContain(phrase);
  expect(comment).not.toMatch(/No visitor sees a difference|to correct/);
});
