import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { layerFields } from "#app/content/languages/entries-in.ts";
import { kinds } from "#app/content/kinds.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { printFinding } from "#scripts/check/print-findings.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { fieldsBelow } from "#scripts/generate/field-pages.ts";
import { contentWith, frozenContent } from "#tests/support/content-folder.ts";

const names = (await readdir("content/handbook")).filter((name) => !/^fields|^rules/.test(name));
const pages = ["content/README.md", ...names.map((name) => `content/handbook/${name}`)];
const texts = await Promise.all(pages.map((page) => readFile(page, "utf8")));
const handbook = ["", ...texts].join("\n");

function section(heading: string) {
  const match = new RegExp(`\n(#{1,2}) ${heading}\n`).exec(handbook);
  if (!match) throw new RangeError(`The handbook has no section called "${heading}"`);
  const { 1: mark = "", index: start } = match;
  const end = handbook.indexOf(`\n${mark} `, start + 1);
  return handbook.slice(start, end < 0 ? undefined : end);
}

/** The examples in a section of the handbook. */
function blocks(heading: string) {
  return [...section(heading).matchAll(/^( *)```\n([^]*?)^ *```$/gm)].map(
    ([, indent = "", text = ""]) =>
      // Writers replace the placeholder sentence.
      text.replaceAll(new RegExp(`^${indent}`, "gm"), "").replace(/^.* begins here\.$/m, "Words."),
  );
}

const block = (heading: string, at = 0) => blocks(heading)[at] ?? "";

/** The names in code in each cell of the first table in a section. */
function rows(heading: string) {
  const lines = [...section(heading).matchAll(/^\| .*/gm)].map(([row]) => row.split(" | "));
  return lines.map((cells) =>
    cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)),
  );
}

/** The new text of each file, or a function that changes its text; null deletes it. */
type Changes = Record<string, string | null | ((text: string) => string)>;

/** The findings in the frozen content after these changes, as the check prints them. */
async function linesAfter(changes: Changes) {
  const files: Record<string, string | null> = {};
  for (const [file, change] of Object.entries(changes)) {
    const before = await readFile(path.join(frozenContent, file), "utf8").catch(() => "");
    const text = typeof change === "function" ? change(before) : change;
    expect(text, `a change of ${file}`).not.toBe(before);
    files[file] = text;
  }
  const findings = await runRules(checkedSite(await contentWith(files)));
  // Every change in the first language leaves a translation to update.
  const others = findings.filter(({ rule }) => !["translations", "languages"].includes(rule));
  return others.map((finding) => printFinding(finding));
}

// A translation goes with its list.
const isErrorInOriginal = (line: string) => /^content\/(?!sw\/).*Error/.test(line);

const create = { width: 1200, height: 700, channels: 3, background: "#175c3b" } as const;
const photograph = await sharp({ create }).jpeg().toBuffer();
const picture = `data:;base64,${photograph.toString("base64")}`;
const pdf = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n";
const titled = (title: string) => block("Add a post").replace(/^title:.*$/m, `title: ${title}`);
const withFields = (fields: string) =>
  titled(fields.split(":", 1)[0]!).replace("category", `${fields}category`);
const person = block("Add a person");
const pictureFields = block("Add a picture");
const pictureInText = /`(!\[[^`]+)`/.exec(handbook)?.[1] ?? "";
const photo = "desk-by-the-window.jpg";
const below = (more: string) => (text: string) => text + more;
const instead = (pattern: RegExp | string, more: string) => (text: string) =>
  text.replace(pattern, () => more);
const lastSummary = /^ {4}- program: community-empowerment\n(?: {6}.*\n)*/m;
const mobileMoney = (at: number) =>
  instead(/^ {2}defaults:\n/m, `${block("M-Pesa, bank, card and cheque", at)}  defaults:\n`);

it.each<[adds: string, changes: Changes]>([
  [
    "a sentence, entries of lists, a notice, a page and a Paybill",
    {
      "pages/about.yaml": instead(/^lead:.*\n(?: {2}.*\n)*/m, block("Change a sentence")),
      "events.yaml": instead("[]\n", block("Add an event")),
      "team.yaml": below(person),
      "contacts.yaml": instead("[]\n", block("Name the number of another organisation")),
      "stats.yaml": instead(/^- id: girls-supported\n(?: {2}.*\n)*/m, block("Change a figure")),
      "success-stories.yaml": below(block("People and stories")),
      "partners.yaml": block("Add a partner"),
      "county-library.png": picture,
      "opportunities.yaml": below(block("Announce a vacancy")),
      "site.yaml": below(block("A notice on every page")),
      "pages/safeguarding.mdx": block("Add a page"),
      "navigation.yaml": instead(/^quickLinks:\n/m, `quickLinks:\n${block("Add a page", 1)}`),
      "pages/donate.yaml": mobileMoney(0),
    },
  ],
  [
    "posts, a category, hidden lists, a picture of a person, a till and a translation",
    {
      "blog/plain.mdx": [block("Add a post"), ...blocks("Write and format text")].join("\n"),
      "blog/lesson.jpg": picture,
      "blog/pictured.mdx": `${withFields(pictureFields)}\n${pictureInText}\n`,
      [`blog/${photo}`]: picture,
      "blog/with-file.mdx": `${titled("A report")}\n${block("Add a file to download")}`,
      "files/annual-report-2025.pdf": pdf,
      "blog/new-name.mdx": titled("A new name"),
      "redirects.yaml": instead("[]\n", block("Remove something")),
      "released-addresses.yaml": below("- /blog/old-name\n"),
      "categories.yaml": below(block("Add a category")),
      "blog/nurse.mdx": titled("A nurse").replace("category: Education", "category: Health"),
      "blog/later.mdx": titled("Later").replace(/^date:.*\n/m, block("From a day on")),
      "blog/consent.mdx": withFields(block("Keep people safe")),
      "blog/warned.mdx": `${withFields(block("If a warning is wrong"))}\nThe nurse is called Xyzzia.\n`,
      "team.yaml": below(person + pictureFields.replaceAll(/^/gm, "  ").trimEnd()),
      [photo]: picture,
      "site.yaml": below(block("Hide something")),
      "pages/donate.yaml": mobileMoney(1),
      "sw/pages/about.yaml": block("Languages"),
    },
  ],
  [
    "a program on the home page, and another giving provider",
    {
      "programs/clean-water.mdx": block("Add a program"),
      "pages/home.yaml": (text) =>
        text
          .replace(lastSummary, block("Add a program", 1))
          .replace(/\{\{count:programs\}\} programs/i, "Our programs"),
      "sw/pages/home.yaml": instead(lastSummary, block("Add a program", 1)),
      "pages/donate.yaml": (text) =>
        text
          .replace(/^provider:\n(?: {2}.*\n)*/m, block("Use another giving provider"))
          .replaceAll(/M.Changa/g, "Harambee Fund"),
    },
  ],
])("the handbook, followed to the letter, adds %s", async (_adds, changes) => {
  expect(await linesAfter(changes)).toEqual([]);
});

it("the sections and the newsletter that the handbook names can be hidden", async () => {
  const changes: Record<string, (text: string) => string> = {};
  for (const [, fields = [], [file = ""] = []] of rows("Hide a section of a page"))
    for (const field of file ? fields : []) {
      const [name = ""] = field.split(":");
      const whole = new RegExp(`^( *)${name}:.*\n(?:\\1[ -].*\n)*`, "m");
      const put = (_: string, indent: string) => (field.includes("[") ? `${indent}${field}\n` : "");
      const earlier = changes[file];
      changes[file] = (text) => (earlier?.(text) ?? text).replace(whole, put);
    }
  expect(Object.keys(changes).length).toBeGreaterThan(4);
  const withoutForm = instead(/^ {2}newsletter:\n(?: {4}.*\n)*/m, "");
  const newsletter = { "site.yaml": withoutForm, "newsletter.yaml": null };
  const lines = await linesAfter({ ...changes, ...newsletter });
  expect(lines.filter(isErrorInOriginal)).toEqual([]);
});

it("names only fields that exist", () => {
  const inModel = kinds.flatMap(({ schema }) => fieldsBelow(schema).map(({ path }) => path.at(-1)));
  const fields = new Set([...inModel, ...Object.keys(layerFields)]);
  const named = [...handbook.matchAll(/`([a-zA-Z]+):(?: [^`]*)?`/g)].map(([, name = ""]) => name);
  expect(named).toContain("unlisted");
  expect([...new Set(named)].filter((name) => !fields.has(name))).toEqual([]);
});

it("begins, by each link to a new file, a draft that the check accepts", async () => {
  const drafts: Changes = {};
  for (const [, name, link = ""] of handbook.matchAll(/^\[(new-\w+)\]: (\S+)$/gm)) {
    expect(handbook).toContain(`][${name}]`);
    // As GitHub shows the page.
    const { pathname, searchParams } = new URL(link, "https://a.org/own/er/blob/main/content/x.md");
    expect(pathname).toBe("/own/er/new/main");
    const [, folder] = /^content\/(.*\/)[\w-]+\.mdx$/.exec(searchParams.get("filename")!) ?? [];
    drafts[`${folder}begun-here.mdx`] = searchParams.get("value");
    expect(drafts[`${folder}begun-here.mdx`]).toMatch(/^draft: true$/m);
  }
  expect(Object.keys(drafts)).toHaveLength(3);
  expect(await linesAfter(drafts)).toEqual([]);
});

it("links only to pages and headings that exist", async () => {
  for (const [index, page] of pages.entries()) {
    const links = texts[index]!.matchAll(/\]\(([\w./-]+\.md|)(?:#([\w-]+))?\)/g);
    for (const [, to = "", anchor = ""] of links) {
      const file = path.join(path.dirname(page), to || path.basename(page));
      const plain = (await readFile(file, "utf8")).replaceAll(/[^\w\s#-]/g, "").toLowerCase();
      const headings = [...plain.matchAll(/^#+ (.*)$/gm)];
      const anchors = headings.map(([, words = ""]) => words.replaceAll(" ", "-"));
      if (anchor) expect(anchors, `${page} links to ${to}#${anchor}`).toContain(anchor);
    }
  }
});

it("names only lists that may be empty", async () => {
  const lists = rows("Lists that may be empty").flatMap(([files = []]) => files);
  expect(lists.length).toBeGreaterThan(10);
  const empty = lists.map((name) => [name, "# Nothing to list.\n[]\n"]);
  const lines = await linesAfter(Object.fromEntries(empty) as Changes);
  expect(lines.filter(isErrorInOriginal)).toEqual([]);
});
