import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const handbook = await readFile("content/README.md", "utf8");
const room = temporaryFolder();

/** What a part of the handbook tells its reader to write, block by block. */
function blocks(heading: string) {
  const start = handbook.indexOf(`\n## ${heading}\n`);
  expect(start, `a part called "${heading}"`).toBeGreaterThan(0);
  const end = handbook.indexOf("\n## ", start + 1);
  const part = handbook.slice(start, end < 0 ? undefined : end);
  return [...part.matchAll(/^( *)```\n([^]*?)^ *```$/gm)].map(([, indent = "", text = ""]) =>
    text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
}

type Change = (text: string) => string;

/** What the check says of the real words after these files were written or changed. */
async function findings(name: string, changes: Record<string, string | Buffer | Change>) {
  const content = path.join(room, name, "content");
  await cp("content", content, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const place = path.join(content, file);
    const before = await readFile(place, "utf8").catch(() => "");
    const text = typeof change === "function" ? change(before) : change;
    expect(text, `a change of ${file}`).not.toBe(before);
    await writeFile(place, text);
  }
  const { problems, remarks } = await inspectContents(
    { content, pictures: path.resolve("public") },
    { drafts: false },
  );
  return [...problems, ...remarks].map(printProblem);
}

const picture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: "#175c3b" } })
    .jpeg()
    .toBuffer();

describe("the handbook, followed to the letter,", () => {
  it("changes a sentence", async () => {
    const [long = ""] = blocks("Change a sentence");
    const change: Change = (text) => text.replace(/^lead:.*\n(?: {2}.*\n)*/m, long);
    expect(await findings("sentence", { "pages/about.yaml": change })).toEqual([]);
  });

  it("adds a post with a passage that stands out", async () => {
    const [post = "", passage = ""] = blocks("Add a post");
    expect(await findings("post", { "blog/school-bags.mdx": `${post}\n${passage}` })).toEqual([]);
  });

  it("adds a person", async () => {
    const [person = ""] = blocks("Add a person");
    expect(await findings("person", { "team.yaml": (text) => text + person })).toEqual([]);
  });

  it("adds a picture to a post and to its text", async () => {
    const [post = ""] = blocks("Add a post");
    const [fields = ""] = blocks("Add a picture");
    const inText = /`(!\[[^`]+)`/.exec(handbook)?.[1] ?? "";
    const withPicture = post.replace("readTime", `${fields}readTime`);
    const changes = {
      "blog/school-bags.mdx": `${withPicture}\n${inText}\n`,
      "blog/desk-by-the-window.jpg": await picture(),
    };
    expect(await findings("picture", changes)).toEqual([]);
  });

  it("adds a person with a picture", async () => {
    const [, person = ""] = blocks("Add a picture");
    const changes = {
      "team.yaml": (text: string) => text + person,
      "desk-by-the-window.jpg": await picture(),
    };
    expect(await findings("pictured-person", changes)).toEqual([]);
  });

  it("changes a figure", async () => {
    const [figure = ""] = blocks("Change a figure");
    const change: Change = (text) => text.replace(/^- id: girls-supported\n(?: {2}.*\n)*/m, figure);
    expect(await findings("figure", { "stats.yaml": change })).toEqual([]);
  });

  it("adds a page and a link to it", async () => {
    const [page = "", links = ""] = blocks("Add a page");
    const changes = {
      "pages/safeguarding.mdx": page,
      "navigation.yaml": (text: string) => text.replace(/^quickLinks:\n/m, (line) => line + links),
    };
    expect(await findings("page", changes)).toEqual([]);
  });

  it("hides a public post for a while, and shows it again", async () => {
    const [redirect = ""] = blocks("Take something away, or give it another address");
    const released = (await readFile("content/released-addresses.yaml", "utf8")).match(
      /^- (\/blog\/(?!category)[\w-]+)$/m,
    );
    const [, address = ""] = released ?? [];
    const file = `${address.slice(1)}.mdx`;
    const hidden: Change = (text) => text.replace("---\n", "---\ndraft: true\n");
    const lines = await findings("hidden", { [file]: hidden });
    expect(lines.some((line) => line.startsWith(`content/${file}:2:`))).toBe(true);
    const sent = redirect.replace(/\S*old-name/, address).replace(/\S*new-name/, "/blog");
    const changes = {
      [file]: hidden,
      "redirects.yaml": (text: string) => text.replace("[]\n", sent),
    };
    expect(
      (await findings("led-elsewhere", changes)).filter((line) => line.includes("public")),
    ).toEqual([]);
  });

  it("gives a post another address", async () => {
    const [post = ""] = blocks("Add a post");
    const [redirect = ""] = blocks("Take something away, or give it another address");
    const changes = {
      "blog/new-name.mdx": post,
      "redirects.yaml": (text: string) => text.replace("[]\n", redirect),
      "released-addresses.yaml": (text: string) => `${text}- /blog/old-name\n`,
    };
    expect(await findings("address", changes)).toEqual([]);
  });

  it("names only files that are there", async () => {
    const [, table = ""] = handbook.split("## Where things stand");
    const rows = table.slice(0, table.indexOf("\n## ")).matchAll(/`([\w./-]+\.yaml)`/g);
    for (const [, file = ""] of rows) {
      await expect(readFile(path.join("content", file), "utf8")).resolves.not.toBe("");
    }
  });

  it("quotes figures that there are", async () => {
    // The table of mistakes is about a small site with figures of its own.
    const [told = ""] = handbook.split("\n## Mistakes that");
    const quoted = [...told.matchAll(/\{\{([\w-]+)\}\}/g)].map(([, id]) => id);
    const stats = await readFile("content/stats.yaml", "utf8");
    for (const id of quoted) expect(stats).toContain(`- id: ${id}\n`);
  });
});
