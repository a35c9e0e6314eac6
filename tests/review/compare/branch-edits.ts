/** The words of a site, by the paths of their files inside the content folder. */
export type Words = Record<string, string>;
/** An edit of a branch, by what somebody does. */
export type BranchEdit = {
  does: string;
  edit: (words: Words) => Words;
};

const inFile = (file: string, from: string | RegExp, to: string) => (words: Words) => {
  const text = words[file] ?? "";
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${String(from)} to edit.`);
  return { ...words, [file]: edited };
};
const all =
  (...edits: BranchEdit["edit"][]) =>
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
---

The shelf has room for forty books, and for a lamp.
`;

/** Thirty kinds of edits that people make, each of which has to be told as what it is. */
export const branchEdits: BranchEdit[] = [
  {
    does: "changes a word in a post",
    edit: inFile("blog/1.mdx", "the first chair to", "the last chair to"),
  },
  {
    does: "changes a word in a text",
    edit: inFile("blog/1.mdx", "begins with chairs", "begins with stools"),
  },
  {
    does: "changes a figure that stands in many sentences",
    edit: inFile("stats.yaml", "1,500+", "1,600+"),
  },
  {
    does: "renames a post and sends its old address on",
    edit: (words) => ({
      ...without("blog/2.mdx")(words),
      "blog/school-bags.mdx": words["blog/2.mdx"] ?? "",
      "redirects.yaml": "- from: /blog/2\n  to: /blog/school-bags\n",
      "news.yaml": (words["news.yaml"] ?? "").replace('post: "2"', "post: school-bags"),
    }),
  },
  { does: "changes the headline of a post", edit: inFile("blog/3.mdx", "One box,", "A box,") },
  {
    does: "moves a paragraph",
    edit: inFile("blog/1.mdx", /^(A village dialogue.*)\n\n(We are guests.*)$/m, "$2\n\n$1"),
  },
  { does: "takes a person away", edit: entries("team.yaml", (list) => list.slice(0, -1)) },
  { does: "takes a testimonial away", edit: entries("testimonials.yaml", ([, ...rest]) => rest) },
  { does: "adds a post", edit: (words) => ({ ...words, "blog/shelf.mdx": newPost }) },
  {
    does: "adds a draft",
    edit: (words) => ({
      ...words,
      "blog/shelf.mdx": newPost.replace("---\n", "---\ndraft: true\n"),
    }),
  },
  {
    does: "changes a label of the navigation",
    edit: inFile("navigation.yaml", "label: Programs", "label: Our work"),
  },
  {
    does: "changes what a picture shows",
    edit: inFile("gallery.yaml", "a large raised hand", "one raised hand"),
  },
  { does: "changes a colour", edit: inFile("pages/home.yaml", /color: \w+/, "color: plum") },
  { does: "changes the day of a post", edit: inFile("blog/3.mdx", "2024-10-09", "2024-10-10") },
  {
    does: "puts fields in another order",
    edit: inFile("blog/1.mdx", /^(author: .*)\n(date: .*)$/m, "$2\n$1"),
  },
  { does: "writes a comment only", edit: inFile("stats.yaml", /^/, "# Looked over in June.\n") },
  { does: "puts quotes round a text", edit: inFile("blog/3.mdx", /^title: (.*)$/m, 'title: "$1"') },
  {
    does: "changes a description",
    edit: inFile("pages/about.yaml", /description: >-\n {2}\w+/, "description: >-\n  Meet"),
  },
  {
    does: "changes a title of a page",
    edit: inFile("pages/blog.yaml", "title: Blog", "title: Our blog"),
  },
  {
    does: "changes the phone number of the office",
    edit: inFile("site.yaml", "+254 700 000 000", "+254 700 000 001"),
  },
  {
    does: "changes the address for letters",
    edit: inFile("site.yaml", "info@suluhisho", "hello@suluhisho"),
  },
  {
    does: "changes a helpline",
    edit: inFile("helplines.yaml", 'number: "1195"', 'number: "1196"'),
  },
  {
    does: "changes the year of a milestone",
    edit: inFile("timeline.yaml", "year: 2024", "year: 2025"),
  },
  {
    does: "puts a list in another order",
    edit: entries("gallery.yaml", ([one = "", ...rest]) => [...rest, one]),
  },
  {
    does: "changes where a button leads",
    edit: inFile("pages/home.yaml", "href: /programs", "href: /about"),
  },
  {
    does: "changes what a form says of a mistake",
    edit: inFile("forms.yaml", "There is a problem", "Something is missing"),
  },
  {
    does: "takes a post away and sends its address on",
    edit: all(
      without("blog/3.mdx"),
      (words) => ({ ...words, "redirects.yaml": "- from: /blog/3\n  to: /blog\n" }),
      inFile("news.yaml", 'post: "3"', 'post: "2"'),
    ),
  },
  {
    does: "adds a heading to a text",
    edit: inFile("pages/privacy.mdx", /\n$/, "\n\n## In short\n\nWe keep little.\n"),
  },
  { does: "marks a story as made up", edit: inFile("blog/1.mdx", "sample: true\n", "") },
  {
    does: "changes the motto",
    edit: inFile("site.yaml", /motto: .*/, "motto: Girls at school, safe and heard"),
  },
  { does: "splits a paragraph in two", edit: inFile("blog/1.mdx", "shade, and", "shade.\n\nAnd") },
];
