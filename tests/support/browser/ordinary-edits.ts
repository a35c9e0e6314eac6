import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isSeq, parseDocument } from "yaml";

const event = { title: "Open day", date: "2099-05-02", place: "Our yard", text: "Tea." };

/** Makes ordinary edits in a copy of any content, and adds a long post, a draft and a scheduled post. */
export async function layOrdinaryEdits(content: string) {
  const edit = async (name: string, change: (file: ReturnType<typeof parseDocument>) => void) => {
    const file = path.join(content, name);
    // A list may be missing.
    const document = parseDocument(await readFile(file, "utf8").catch(() => "[]"));
    change(document);
    await writeFile(file, document.toString());
  };
  await edit("site.yaml", (file) => {
    file.set("phone", "+254 711 000 111");
    file.set("notice", { text: "We move in May.", until: "2099-05-31" });
    file.set("hide", ["pledges"]);
  });
  await edit("navigation.yaml", (file) => {
    const place = ["header", 1, "label"];
    if (file.hasIn(place)) file.setIn(place, "Who we are, and since when");
  });
  await edit("events.yaml", (file) => file.add(file.createNode({ id: "day-2099", ...event })));
  await edit("testimonials.yaml", ({ contents }) => void (isSeq(contents) && contents.items.pop()));
  let category = "News";
  await edit("categories.yaml", (file) => {
    category = String(file.getIn([0, "id"]) ?? category);
    if (!file.hasIn([0, "id"])) file.add(file.createNode({ id: category, color: "lake" }));
  });
  const posts = { "a-day": "", "not-yet-read": "draft: true\n", later: "publishOn: 2098-03-08\n" };
  await mkdir(path.join(content, "blog"), { recursive: true });
  for (const [name, state] of Object.entries(posts))
    await writeFile(path.join(content, `blog/${name}.mdx`), post(name, category, state));
}

const post = (name: string, category: string, state: string) => `---
title: What we did on ${name}
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

## What comes next

[Come and see it](/contact).
`;
