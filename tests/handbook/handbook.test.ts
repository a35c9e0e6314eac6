import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { checkFolder } from "#scripts/check/check.ts";
import { printFinding } from "#scripts/check/print-findings.ts";
import { pdfFile } from "#tests/support/files-to-download.ts";
import { bodyOf } from "#tests/support/rendered-body.ts";
import { frozenContent } from "#tests/support/frozen-content.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const shortPage = await readFile("content/README.md", "utf8");
const besides = await Promise.all(
  ["texts", "rarer-changes", "checks"].map((name) =>
    readFile(`content/handbook/${name}.md`, "utf8"),
  ),
);
// The tables of fields and of mistakes are about a small site with words of its own.
const handbook = ["", shortPage, ...besides].join("\n");
const room = temporaryFolder();

/** What a part of the handbook tells its reader to write, block by block. */
function blocks(heading: string) {
  const found = new RegExp(`\n(#{1,2}) ${heading}\n`).exec(handbook);
  if (!found) throw new RangeError(`There is no part called "${heading}"`);
  const { 1: mark = "", index: start } = found;
  const end = handbook.indexOf(`\n${mark} `, start + 1);
  const part = handbook.slice(start, end < 0 ? undefined : end);
  return [...part.matchAll(/^( *)```\n([^]*?)^ *```$/gm)].map(([, indent = "", text = ""]) =>
    text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
}

/** What stands in a file, or what becomes of what stands there. */
type Changes = Record<string, string | Buffer | ((text: string) => string)>;

/** What the check says of the real words after these files were written or changed. */
async function linesAfter(changes: Changes) {
  const content = path.join(await mkdtemp(path.join(room, "copy-")), "content");
  await cp(frozenContent, content, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const place = path.join(content, file);
    const before = await readFile(place, "utf8").catch(() => "");
    const text = typeof change === "function" ? change(before) : change;
    expect(text, `a change of ${file}`).not.toBe(before);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  const { findings } = await checkFolder(content);
  return findings.map((finding) => printFinding(finding));
}

const picture = await sharp({
  create: { width: 700, height: 700, channels: 3, background: "#175c3b" },
})
  .jpeg()
  .toBuffer();

const [sentence = ""] = blocks("Change a sentence");
const [post = ""] = blocks("Add a post");
const passages = blocks("What you can write in a text");
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
const picturePath = "desk-by-the-window.jpg";

describe("the handbook, followed to the letter,", () => {
  it.each<[does: string, changes: Changes]>([
    ["changes a sentence", { "pages/about.yaml": instead(/^lead:.*\n(?: {2}.*\n)*/m, sentence) }],
    [
      "adds a post with a table, a quotation, a footnote, a question and a passage that stands out",
      { "blog/school-bags.mdx": `${post}\n${passages.join("\n")}` },
    ],
    ["adds an event", { "events.yaml": instead("[]\n", event) }],
    ["adds a person", { "team.yaml": below(person) }],
    ["adds the number of another organisation", { "contacts.yaml": instead("[]\n", contact) }],
    [
      "adds a picture to a post and to its text",
      {
        "blog/school-bags.mdx": `${postWithPicture}\n${pictureInText}\n`,
        [`blog/${picturePath}`]: picture,
      },
    ],
    [
      "adds a file to download",
      {
        "blog/school-bags.mdx": `${post}\n${fileLink}`,
        "files/annual-report-2025.pdf": pdfFile(),
      },
    ],
    [
      "adds a person with a picture",
      { "team.yaml": below(picturedPerson), [picturePath]: picture },
    ],
    [
      "changes a figure",
      { "stats.yaml": instead(/^- id: girls-supported\n(?: {2}.*\n)*/m, figure) },
    ],
    [
      "adds a page and a link to it",
      {
        "pages/safeguarding.mdx": page,
        "navigation.yaml": instead(/^quickLinks:\n/m, `quickLinks:\n${links}`),
      },
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

  it("hides a public post for a while, and shows it again", async () => {
    const released = await readFile(path.join(frozenContent, "released-addresses.yaml"), "utf8");
    const [, address = ""] = /^- (\/blog\/(?!category)[\w-]+)$/m.exec(released) ?? [];
    const file = `${address.slice(1)}.mdx`;
    const hidden = { [file]: instead("---\n", "---\ndraft: true\n") };
    const lines = await linesAfter(hidden);
    expect(lines.some((line) => line.startsWith(`content/${file}:2:`))).toBe(true);
    const sent = redirect.replace(/\S*old-name/, address).replace(/\S*new-name/, "/blog");
    const others = await linesAfter({ ...hidden, "redirects.yaml": instead("[]\n", sent) });
    expect(others.filter((line) => line.includes("public"))).toEqual([]);
  });
});

async function handbookPages() {
  return (await readdir("content/handbook")).map((name) => `content/handbook/${name}`);
}

describe("the handbook", () => {
  it("shows in a table only what a text may hold", async () => {
    const [, table = ""] = handbook.split("\n| To have | Write |\n");
    const rows = table.slice(0, table.indexOf("\n\n")).matchAll(/`([^`\n]+)`/g);
    const lines = [...rows].flatMap(([, words = ""]) => (/^\d|^- |…/.test(words) ? [] : [words]));
    expect(lines.length).toBeGreaterThan(10);
    const { html } = await bodyOf(lines.join("\n\n"));
    for (const tag of ["h2", "h3", "strong", "em", "del", "a", "figcaption"])
      expect(html).toContain(`<${tag}`);
    expect(html).not.toMatch(/\*\*|~~|\{#/);
  });

  it("begins with one page of at most 200 lines, read in ten minutes", () => {
    expect(shortPage.trimEnd().split("\n").length).toBeLessThanOrEqual(200);
    expect(shortPage.split(/\s+/).length).toBeLessThanOrEqual(2000);
  });

  it("leads only to pages that are there", async () => {
    for (const page of ["content/README.md", ...(await handbookPages())]) {
      const text = await readFile(page, "utf8");
      for (const [, to = ""] of text.matchAll(/\]\(([\w./-]+\.md)\)/g)) {
        const place = path.join(path.dirname(page), to);
        await expect(readFile(place, "utf8"), `${page} leads to ${to}`).resolves.not.toBe("");
      }
    }
  });

  it("names only files that are there", async () => {
    const [, table = ""] = handbook.split("## Where things stand");
    const rows = table.slice(0, table.indexOf("\n## ")).matchAll(/`([\w./-]+\.yaml)`/g);
    for (const [, file = ""] of rows) {
      await expect(readFile(path.join(frozenContent, file), "utf8")).resolves.not.toBe("");
    }
  });

  it("quotes figures that there are", async () => {
    const quoted = [...handbook.matchAll(/\{\{([\w-]+)\}\}/g)].map(([, id]) => id);
    const stats = await readFile(path.join(frozenContent, "stats.yaml"), "utf8");
    for (const id of quoted) expect(stats).toContain(`- id: ${id}\n`);
  });
});
