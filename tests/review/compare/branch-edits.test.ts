import { describe, expect, it } from "vitest";
import { compareSites } from "#scripts/review/compare/compare-sites.ts";
import { frozenContent, textsIn } from "#tests/support/content-folder.ts";
import { editsOfWords, stateOfWords } from "#tests/support/review/state-of-words.ts";

type Words = Record<string, string>;

const base = await textsIn(frozenContent);
const before = await stateOfWords(base);

const inFile = (file: string, from: string | RegExp, to: string) => (words: Words) => {
  const edited = (words[file] ?? "").replace(from, to);
  expect(edited).not.toBe(words[file]);
  return { ...words, [file]: edited };
};
const without = (file: string, words: Words) =>
  Object.fromEntries(Object.entries(words).filter(([name]) => name !== file));
const newPost = (base["blog/1.mdx"] ?? "").replace(/^title: .*$/m, "title: A shelf of her own");

describe("a branch that", () => {
  it.each<[does: string, edit: (words: Words) => Words, tells: string[]]>([
    [
      "changes a word in a post",
      inFile("blog/1.mdx", "the first chair to", "the last chair to"),
      ["changed description", "changed text"],
    ],
    [
      "renames a post and sends its old address on",
      (words) => ({
        ...without("blog/2.mdx", words),
        "blog/school-bags.mdx": words["blog/2.mdx"] ?? "",
        "redirects.yaml": "- from: /blog/2\n  to: /blog/school-bags\n",
      }),
      ["changed link", "changed text", "moved /blog/2 /blog/school-bags"],
    ],
    [
      "moves a paragraph",
      inFile("blog/1.mdx", /^(A village dialogue.*)\n\n(We are guests.*)$/m, "$2\n\n$1"),
      ["moved text"],
    ],
    [
      "adds a post",
      (words) => ({ ...words, "blog/shelf.mdx": newPost }),
      ["added /blog/shelf", "added link", "added text", "removed link", "removed text"],
    ],
    [
      "adds a draft",
      (words) => ({ ...words, "blog/shelf.mdx": newPost.replace("---\n", "---\ndraft: true\n") }),
      [],
    ],
    [
      "changes a colour",
      inFile("lesos.yaml", /color: \w+/, "color: lake"),
      ["changed link", "changed metadata"],
    ],
    [
      "puts fields in another order",
      inFile("blog/1.mdx", /^(author: .*)\n(date: .*)$/m, "$2\n$1"),
      [],
    ],
    [
      "changes what a form says of a mistake",
      inFile("forms.yaml", "There is a problem", "Something is missing"),
      ["changed island"],
    ],
    [
      "takes a post away and sends its address on",
      (words) => ({
        ...without("blog/3.mdx", words),
        "redirects.yaml": "- from: /blog/3\n  to: /blog\n",
      }),
      ["removed /blog/3", "removed /blog/category/community", "removed link", "removed text"],
    ],
  ])("%s is told as that, on every page that is different", async (_does, edit, tells) => {
    const words = edit(base);
    const edits = await editsOfWords(base, words);
    const { pages, changes } = await compareSites(before, await stateOfWords(words), edits);
    const changed = pages.flatMap(({ change, address }) => (change === "changed" ? address : []));
    expect(changed.filter((address) => !changes.some(({ page }) => page === address))).toEqual([]);
    if (edits.length === 1) expect(changes.every(({ reasons }) => reasons.length > 0)).toBe(true);
    const lines = [
      ...pages
        .filter(({ change }) => change !== "changed")
        .map((page) => [page.change, page.from, page.address].filter(Boolean).join(" ")),
      ...changes.map(({ change, kind }) => `${change} ${kind}`),
    ];
    expect([...new Set(lines)].sort()).toEqual(tells);
  });
});
