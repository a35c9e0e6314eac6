import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isMap, isSeq, parseDocument, type Document } from "yaml";

type Change = (file: Document) => void;

const first = (document: Document, path: (string | number)[], value: unknown) => {
  // A list may be empty, and omitted fields have default words.
  if (document.hasIn(path)) document.setIn(path, value);
};
const add = (entry: Record<string, unknown>): Change => {
  return (document) => {
    const { contents } = document;
    if (!isSeq(contents)) return;
    // The list may already contain the handbook's example.
    const isTaken = contents.items.some((item) => isMap(item) && item.get("id") === entry.id);
    const added = isTaken && entry.id ? { ...entry, id: `${String(entry.id)}-again` } : entry;
    contents.add(document.createNode(added));
  };
};
const removeLast: Change = ({ contents }) => isSeq(contents) && contents.items.pop();

/** Twenty typical edits of a year, most of them as in the handbook, by file. */
const edits: [file: string, change: Change][] = [
  ["stats.yaml", raiseCount],
  ["stats.yaml", (file) => first(file, [1, "label"], "places where we work")],
  ["pages/home.yaml", (file) => first(file, ["heading"], "A year of small steps")],
  ["pages/home.yaml", (file) => first(file, ["lead"], "What we did, and what is left to do.")],
  ["pages/about.yaml", (file) => first(file, ["values", "list", 0, "name"], "Patience")],
  ["pages/contact.yaml", (file) => first(file, ["form", "submit"], "Send it to us")],
  ["pages/donate.yaml", (file) => first(file, ["gifts", "list", 0, "amount"], "KES 650")],
  ["navigation.yaml", (file) => first(file, ["header", 1, "label"], "Who we are, and since when")],
  ["site.yaml", (file) => file.set("phone", "+254 711 000 111")],
  ["site.yaml", (file) => first(file, ["office", "closes"], "16:30")],
  ["site.yaml", (file) => file.set("copyright", "© Whoever we are next year")],
  ["site.yaml", (file) => file.set("notice", { text: "We move in May.", until: "2099-05-31" })],
  ["site.yaml", (file) => file.set("hide", ["pledges"])],
  ["testimonials.yaml", removeLast],
  ["team.yaml", (file) => first(file, [0, "name"], "Achieng’ Wanjirũ-Ndegwa")],
  ["timeline.yaml", add({ year: 2026, title: "A second room", text: "It has a door of its own." })],
  ["gallery.yaml", removeLast],
  [
    "events.yaml",
    add({ id: "open-day", title: "Open day", date: "2099-05-02", place: "Our yard", text: "Tea." }),
  ],
  [
    "opportunities.yaml",
    add({
      id: "driver",
      title: "Driver",
      description: "Take books to three schools.",
      commitment: "A morning a month",
      location: "On-site",
      skills: ["Driving"],
    }),
  ],
  ["partners.yaml", add({ id: "county-library", name: "The library", logo: "/files/library.svg" })],
];

// A larger share would bring the total above a hundred.
function raiseCount({ contents }: Document) {
  const figures = isSeq(contents) ? contents.items.filter(isMap) : [];
  const count = figures.find((figure) => /^[\d,]+\+$/.test(String(figure.get("value"))));
  count?.set("value", "1,600+");
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><path d="M0 0h90v40z"/></svg>';

/** Makes all these edits in a copy of any content, and adds a long post, a draft and a scheduled post. */
export async function layOrdinaryEdits(content: string) {
  for (const [name, change] of edits) {
    const file = path.join(content, name);
    const text = await readFile(file, "utf8").catch(() => (name.includes("/") ? "" : "[]"));
    if (text === "") continue;
    const document = parseDocument(text);
    change(document);
    await writeFile(file, document.toString());
  }
  await mkdir(path.join(content, "files"), { recursive: true });
  await writeFile(path.join(content, "files/library.svg"), logo);
  const categories = path.join(content, "categories.yaml");
  const listed = parseDocument(await readFile(categories, "utf8").catch(() => "[]"));
  const category = String(listed.getIn([0, "id"]) ?? "News");
  if (!listed.hasIn([0, "id"])) await writeFile(categories, "- id: News\n  color: lake\n");
  await mkdir(path.join(content, "blog"), { recursive: true });
  for (const [name, state] of Object.entries(posts))
    await writeFile(path.join(content, `blog/${name}.mdx`), post(name, category, state));
  await writeFile(path.join(content, "pages/for-the-poster.mdx"), unlistedPage);
}

const unlistedPage = `---
title: For those who saw the poster
description: What stands behind the square on the poster, and whom to ask about the day in May.
unlisted: true
---

Come at eight.
`;

const posts = {
  "a-day-in-the-yard": "",
  "not-yet-read": "draft: true\n",
  "for-later": "publishOn: 2098-03-08\n",
};

const post = (name: string, category: string, state: string) => `---
title: ${name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase())}
excerpt: What happened between the first bus and the last cup of tea
author: The team
date: 2026-03-08
category: ${category}
readTime: 2
${state}---

We opened the gate at eight.

## What we did

- We swept the yard.
- We set the table.

| What   | How much |
| ------ | -------- |
| Tea    | 40 cups  |
| Chairs | 25       |

> Nobody left early.

## What comes next

[Come and see it](/contact).
`;
