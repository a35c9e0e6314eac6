import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { layerFields } from "#app/content/languages/entries-in.ts";
import { kinds } from "#app/content/kinds.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { printFinding } from "#scripts/check/print-findings.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { fieldsOf, type ModelField } from "#scripts/generate/fields-of.ts";
import { contentWith, frozenContent } from "#tests/support/content-folder.ts";

const names = (await readdir("content/handbook")).filter((name) => !/^fields|^rules/.test(name));
const pages = ["content/README.md", ...names.map((name) => `content/handbook/${name}`)];
const texts = pages.map((page) => readFile(page, "utf8"));
const handbook = ["", ...(await Promise.all(texts))].join("\n");

function lastName({ path: names }: ModelField) {
  return names.at(-1);
}

/** What a part of the handbook tells its reader to write, block by block. */
function blocks(heading: string) {
  const found = new RegExp(`\n(#{1,2}) ${heading}\n`).exec(handbook);
  if (!found) throw new RangeError(`There is no part called "${heading}"`);
  const { 1: mark = "", index: start } = found;
  const end = handbook.indexOf(`\n${mark} `, start + 1);
  const part = handbook.slice(start, end < 0 ? undefined : end);
  return [...part.matchAll(/^( *)```\n([^]*?)^ *```$/gm)].map(([, indent = "", text = ""]) =>
    // Writers write over the sentence that only keeps a place.
    text.replaceAll(new RegExp(`^${indent}`, "gm"), "").replace(/^.* begins here\.$/m, "Words."),
  );
}

/** What stands in a file, or what becomes of what stands there. */
type Changes = Record<string, string | Buffer | ((text: string) => string)>;

/** What the check says of the frozen words after these files were written or changed. */
async function linesAfter(changes: Changes) {
  const files: Record<string, string> = {};
  for (const [file, change] of Object.entries(changes)) {
    const before = await readFile(path.join(frozenContent, file), "utf8").catch(() => "");
    const text = typeof change === "function" ? change(before) : change;
    expect(text, `a change of ${file}`).not.toBe(before);
    files[file] = typeof text === "string" ? text : `data:;base64,${text.toString("base64")}`;
  }
  const findings = await runRules(checkedSite(await contentWith(files)));
  // Every change of the first language asks for one of its translation.
  const own = findings.filter(({ rule }) => rule !== "untranslated" && rule !== "languages");
  return own.map((finding) => printFinding(finding));
}

const background = "#175c3b";
const picture = await sharp({ create: { width: 700, height: 700, channels: 3, background } })
  .jpeg()
  .toBuffer();
const pdf = Buffer.from(
  "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
);

const [sentence = ""] = blocks("Change a sentence");
const [post = ""] = blocks("Add a post");
const bodies = blocks("What you can write in a text");
const [person = ""] = blocks("Add a person");
const [event = ""] = blocks("Say when something is public");
const [pictureFields = ""] = blocks("Add a picture");
const [fileLink = ""] = blocks("Add a file to download");
const [figure = ""] = blocks("Change a figure");
const [contact = ""] = blocks("Name the number of another organisation");
const [page = "", links = ""] = blocks("Add a page");
const [redirect = ""] = blocks("Take something away, or give it another address");
const pictureInText = /`(!\[[^`]+)`/.exec(handbook)?.[1] ?? "";
const picturedPerson = person + pictureFields.replaceAll(/^/gm, "  ").trimEnd();
const postWithPicture = post.replace("category", `${pictureFields}category`);

const below = (more: string) => (text: string) => text + more;
const instead = (pattern: RegExp | string, more: string) => (text: string) =>
  text.replace(pattern, () => more);
const about = instead(/^lead:.*\n(?: {2}.*\n)*/m, sentence);
const stats = instead(/^- id: girls-supported\n(?: {2}.*\n)*/m, figure);
const navigation = instead(/^quickLinks:\n/m, `quickLinks:\n${links}`);
const photo = "desk-by-the-window.jpg";
const newPost = "blog/school-bags.mdx";

describe("the handbook, followed to the letter,", () => {
  it.each<[does: string, changes: Changes]>([
    ["changes a sentence", { "pages/about.yaml": about }],
    [
      "adds a post with all that a text may hold",
      {
        [newPost]: `${post}\n${bodies.join("\n")}`,
        "blog/lesson.jpg": picture,
      },
    ],
    ["adds an event", { "events.yaml": instead("[]\n", event) }],
    ["adds a person", { "team.yaml": below(person) }],
    ["adds the number of another organisation", { "contacts.yaml": instead("[]\n", contact) }],
    [
      "adds a picture to a post and to its text",
      { [newPost]: `${postWithPicture}\n${pictureInText}\n`, [`blog/${photo}`]: picture },
    ],
    [
      "adds a file to download",
      { [newPost]: `${post}\n${fileLink}`, "files/annual-report-2025.pdf": pdf },
    ],
    ["adds a person with a picture", { "team.yaml": below(picturedPerson), [photo]: picture }],
    ["changes a figure", { "stats.yaml": stats }],
    [
      "adds a page and a link to it",
      { "pages/safeguarding.mdx": page, "navigation.yaml": navigation },
    ],
    [
      "gives a post another address",
      {
        "blog/new-name.mdx": post,
        "redirects.yaml": instead("[]\n", redirect),
        "released-addresses.yaml": below("- /blog/old-name\n"),
      },
    ],
  ])("%s", async (_does, changes) => {
    expect(await linesAfter(changes)).toEqual([]);
  });

  it("hides a public post for a while, once a redirect says where its readers go", async () => {
    const hidden = { "blog/3.mdx": instead("---\n", "---\ndraft: true\n") };
    const isLost = (line: string) => line.startsWith("content/blog/3.mdx:2:");
    expect((await linesAfter(hidden)).some(isLost)).toBe(true);
    const sent = redirect.replace(/\S*old-name/, "/blog/3").replace(/\S*new-name/, "/blog");
    const lines = await linesAfter({ ...hidden, "redirects.yaml": instead("[]\n", sent) });
    expect(lines.some(isLost)).toBe(false);
  });
});

it("names only fields that are there", async () => {
  const fields = new Set([
    ...kinds.flatMap(({ schema }) => fieldsOf(schema).map(lastName)),
    ...layerFields,
  ]);
  const named = [...handbook.matchAll(/`([a-zA-Z]+):(?: [^`]*)?`/g)].map(([, name = ""]) => name);
  expect(named).toContain("unlisted");
  expect([...new Set(named)].filter((name) => !fields.has(name))).toEqual([]);
});

const newFiles = [...handbook.matchAll(/^\[(new-\w+)\]: (\S+)$/gm)];

it.each(newFiles.map(([, name = "", link = ""]) => [name, link] as const))(
  "begins, by the link %s, a draft that the check accepts",
  async (name, link) => {
    expect(handbook).toContain(`][${name}]`);
    // As GitHub shows the page.
    const { pathname, searchParams } = new URL(link, "https://a.org/own/er/blob/main/content/x.md");
    expect(pathname).toBe("/own/er/new/main");
    const [, file = ""] = /^content\/(.*)$/.exec(searchParams.get("filename") ?? "") ?? [];
    const text = searchParams.get("value") ?? "";
    expect(text).toMatch(/^draft: true$/m);
    expect(await linesAfter({ [file.replace(/[\w-]+\.mdx/, "begun-here.mdx")]: text })).toEqual([]);
  },
);

it("leads only to pages that are there", async () => {
  for (const page of pages) {
    const text = await readFile(page, "utf8");
    for (const [, to = ""] of text.matchAll(/\]\(([\w./-]+\.md)\)/g))
      await expect(readFile(path.join(path.dirname(page), to), "utf8"), to).resolves.not.toBe("");
  }
});

it("names lists that may indeed be empty", async () => {
  const page = await readFile("content/handbook/another-charity.md", "utf8");
  const part = page.split("\n## ").find((one) => one.startsWith("Lists that may be empty")) ?? "";
  const lists = [...part.matchAll(/^\| .*/gm)].flatMap(([row]) =>
    [...row.matchAll(/`([\w-]+\.yaml)`/g)].map(([, name]) => name),
  );
  const empty = lists.map((name) => [name, () => "# Nothing to list.\n[]\n"]);
  expect(lists.length).toBeGreaterThan(10);
  expect(
    (await linesAfter(Object.fromEntries(empty))).filter(
      // A translation goes with its list.
      (line) => line.includes("Error") && !line.startsWith("content/sw/"),
    ),
  ).toEqual([]);
});
