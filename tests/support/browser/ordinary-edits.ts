import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isSeq, parseDocument } from "yaml";

/** Words that are changed in a year, by file and place. */
const changed: [file: string, place: (string | number)[], words: unknown][] = [
  ["stats.yaml", [1, "label"], "places where we work"],
  ["pages/home.yaml", ["lead"], "What we did, and what is left to do."],
  ["pages/about.yaml", ["values", "list", 0, "name"], "Patience"],
  ["pages/donate.yaml", ["gifts", "list", 0, "amount"], "KES 650"],
  ["navigation.yaml", ["header", 1, "label"], "Who we are, and since when"],
  ["site.yaml", ["phone"], "+254 711 000 111"],
  ["site.yaml", ["notice"], { text: "We move in May.", until: "2099-05-31" }],
  ["site.yaml", ["hide"], ["pledges"]],
  ["team.yaml", [0, "name"], "Achieng’ Wanjirũ-Ndegwa"],
];
const removed = ["testimonials.yaml", "gallery.yaml"];
const added: [file: string, entry: Record<string, unknown>][] = [
  ["timeline.yaml", { year: 2026, title: "A second room", text: "It has a door of its own." }],
  [
    "events.yaml",
    { id: "open-day-2099", title: "Open day", date: "2099-05-02", place: "Our yard", text: "Tea." },
  ],
  ["partners.yaml", { id: "county-library-2", name: "The library", logo: "/files/library.svg" }],
];
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><path d="M0 0h90v40z"/></svg>';

/** Makes all these edits in a copy of any content, and adds a long post, a draft and a scheduled post. */
export async function layOrdinaryEdits(content: string) {
  const edit = async (name: string, change: (file: ReturnType<typeof parseDocument>) => void) => {
    const file = path.join(content, name);
    const text = await readFile(file, "utf8").catch(() => (name.includes("/") ? "" : "[]"));
    if (text === "") return;
    const document = parseDocument(text);
    change(document);
    await writeFile(file, document.toString());
  };
  for (const [name, place, words] of changed)
    await edit(name, (file) => {
      // A list may be empty, and omitted fields have default words.
      if (name === "site.yaml" || file.hasIn(place)) file.setIn(place, words);
    });
  for (const name of removed)
    await edit(name, ({ contents }) => void (isSeq(contents) && contents.items.pop()));
  for (const [name, entry] of added)
    await edit(name, (file) => void (isSeq(file.contents) && file.add(file.createNode(entry))));
  for (const folder of ["files", "blog"])
    await mkdir(path.join(content, folder), { recursive: true });
  await writeFile(path.join(content, "files/library.svg"), logo);
  let category = "News";
  await edit("categories.yaml", (file) => {
    category = String(file.getIn([0, "id"]) ?? category);
    if (!file.hasIn([0, "id"])) file.add(file.createNode({ id: category, color: "lake" }));
  });
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

| What   | How much |
| ------ | -------- |
| Tea    | 40 cups  |

> Nobody left early.

## What comes next

[Come and see it](/contact).
`;
