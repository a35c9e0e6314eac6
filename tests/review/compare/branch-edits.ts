/** The words of a site, by the paths of their files inside the content folder. */
export type Words = Record<string, string>;
type Edit = (words: Words) => Words;
/** What somebody does on a branch, how that edits the words, and what has to be told of it, in order of the alphabet. */
export type BranchEdit = [does: string, edit: Edit, tells: string[]];

const inFile = (file: string, from: string | RegExp, to: string) => (words: Words) => {
  const text = words[file] ?? "";
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${String(from)} to edit.`);
  return { ...words, [file]: edited };
};
const all =
  (...edits: Edit[]) =>
  (words: Words) =>
    edits.reduce((edited, edit) => edit(edited), words);
const without = (file: string) => (words: Words) =>
  Object.fromEntries(Object.entries(words).filter(([name]) => name !== file));
const entries = (file: string, order: (list: string[]) => string[]) => (words: Words) => {
  const [head = "", ...list] = (words[file] ?? "").split(/^(?=- )/m);
  return { ...words, [file]: [head, ...order(list)].join("") };
};
const newPost = `---
title: A shelf of her own
excerpt: Four girls build a shelf for the books that they share, and learn to measure twice.
author: The education team
date: 2025-06-01
category: Education
sample: true
---

The shelf has room for forty books, and for a lamp.
`;

/** Kinds of edits that people make, each of which has to be told as what it is. */
export const branchEdits: BranchEdit[] = [
  [
    "changes a word in a post",
    inFile("blog/1.mdx", "the first chair to", "the last chair to"),
    ["changed description", "changed text"],
  ],
  [
    "renames a post and sends its old address on",
    (words) => ({
      ...without("blog/2.mdx")(words),
      "blog/school-bags.mdx": words["blog/2.mdx"] ?? "",
      "redirects.yaml": "- from: /blog/2\n  to: /blog/school-bags\n",
    }),
    ["changed link", "changed text", "moved /blog/2 /blog/school-bags"],
  ],
  [
    "changes the headline of a post",
    inFile("blog/3.mdx", "One box,", "A box,"),
    ["changed text", "changed title"],
  ],
  [
    "moves a paragraph",
    inFile("blog/1.mdx", /^(A village dialogue.*)\n\n(We are guests.*)$/m, "$2\n\n$1"),
    ["moved text"],
  ],
  [
    "takes a testimonial away",
    entries("testimonials.yaml", ([, ...rest]) => rest),
    ["removed label", "removed text"],
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
    "puts a list in another order",
    entries("gallery.yaml", ([one = "", ...rest]) => [...rest, one]),
    ["moved label", "moved text"],
  ],
  [
    "changes where a button leads",
    inFile("pages/home.yaml", "href: /programs", "href: /about"),
    ["changed link"],
  ],
  [
    "changes what a form says of a mistake",
    inFile("forms.yaml", "There is a problem", "Something is missing"),
    ["changed island"],
  ],
  [
    "takes a post away and sends its address on",
    all(without("blog/3.mdx"), (words) => ({
      ...words,
      "redirects.yaml": "- from: /blog/3\n  to: /blog\n",
    })),
    ["removed /blog/3", "removed /blog/category/community", "removed link", "removed text"],
  ],
  [
    "adds a heading to a text",
    inFile("pages/privacy.mdx", /\n$/, "\n\n## In short\n\nWe keep little.\n"),
    ["added text"],
  ],
  [
    // The list no longer says once for all of its posts that they are made up.
    "no longer marks a post as made up",
    inFile("blog/1.mdx", "sample: true\n", ""),
    ["added text", "changed text", "moved text", "removed text"],
  ],
  [
    "splits a paragraph in two",
    inFile("blog/1.mdx", "shade, and", "shade.\n\nAnd"),
    ["added text", "changed text"],
  ],
];
