import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { layerFields } from "#app/content/languages/entries-in.ts";
import { kinds } from "#app/content/kinds.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { printFinding } from "#scripts/check/print-findings.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { hiddenPartsSchema } from "#app/model/site/hidden-parts.ts";
import { fieldsOf, type ModelField } from "#scripts/generate/fields-of.ts";
import { contentWith, frozenContent } from "#tests/support/content-folder.ts";

const names = (await readdir("content/handbook")).filter((name) => !/^fields|^rules/.test(name));
const pages = ["content/README.md", ...names.map((name) => `content/handbook/${name}`)];
const texts = await Promise.all(pages.map((page) => readFile(page, "utf8")));
const handbook = ["", ...texts].join("\n");

function lastName({ path: names }: ModelField) {
  return names.at(-1);
}

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

/** The rows of the first table in a section, each as the names in its cells that are code. */
function rows(heading: string) {
  const lines = [...section(heading).matchAll(/^\| .*/gm)].map(([row]) => row.split(" | "));
  return lines.map((cells) =>
    cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)),
  );
}

/** The new text of each file, or a function that changes its text; null deletes it. */
type Changes = Record<string, string | Buffer | null | ((text: string) => string)>;

/** The findings in the frozen content after these changes, as the check prints them. */
async function linesAfter(changes: Changes) {
  const files: Record<string, string | null> = {};
  for (const [file, change] of Object.entries(changes)) {
    const before = await readFile(path.join(frozenContent, file), "utf8").catch(() => "");
    const text = typeof change === "function" ? change(before) : change;
    expect(text, `a change of ${file}`).not.toBe(before);
    files[file] = Buffer.isBuffer(text) ? `data:;base64,${text.toString("base64")}` : text;
  }
  const findings = await runRules(checkedSite(await contentWith(files)));
  // Every change in the first language leaves a translation to update.
  const untranslated = ["untranslated", "languages"];
  return findings
    .filter(({ rule }) => !untranslated.includes(rule))
    .map((finding) => printFinding(finding));
}

const create = { width: 700, height: 700, channels: 3, background: "#175c3b" } as const;
const picture = await sharp({ create }).jpeg().toBuffer();
const pdf = Buffer.from(
  "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
);

const [sentence = ""] = blocks("Change a sentence");
const [post = ""] = blocks("Add a post");
const bodies = blocks("Write and format text");
const [person = ""] = blocks("Add a person");
const [event = ""] = blocks("Add an event");
const [pictureFields = ""] = blocks("Add a picture");
const [fileLink = ""] = blocks("Add a file to download");
const [figure = ""] = blocks("Change a figure");
const [contact = ""] = blocks("Name the number of another organisation");
const [page = "", links = ""] = blocks("Add a page");
const [redirect = ""] = blocks("Remove something");
const [category = ""] = blocks("Add a category");
const [story = ""] = blocks("People and stories");
const [consent = ""] = blocks("Keep people safe");
const [allow = ""] = blocks("If a warning is wrong");
const [program = "", summary = ""] = blocks("Add a program");
const [partner = ""] = blocks("Add a partner");
const [vacancy = ""] = blocks("Announce a vacancy");
const [provider = ""] = blocks("Use another giving provider");
const [paybill = "", till = ""] = blocks("M-Pesa, bank, card and cheque");
const [notice = ""] = blocks("A notice on every page");
const [hide = ""] = blocks("Hide something");
const [days = ""] = blocks("From a day on");
const [translation = ""] = blocks("Languages");
const pictureInText = /`(!\[[^`]+)`/.exec(handbook)?.[1] ?? "";
const picturedPerson = person + pictureFields.replaceAll(/^/gm, "  ").trimEnd();
const postWith = (fields: string) => post.replace("category", `${fields}category`);

const below = (more: string) => (text: string) => text + more;
const instead = (pattern: RegExp | string, more: string) => (text: string) =>
  text.replace(pattern, () => more);
const about = instead(/^lead:.*\n(?: {2}.*\n)*/m, sentence);
const stats = instead(/^- id: girls-supported\n(?: {2}.*\n)*/m, figure);
const navigation = instead(/^quickLinks:\n/m, `quickLinks:\n${links}`);
const lastSummary = /^ {4}- program: community-empowerment\n(?: {6}.*\n)*/m;
const countsPrograms = /\{\{count:programs\}\} programs/i;
const ofProvider = /^provider:\n(?: {2}.*\n)*/m;
const photo = "desk-by-the-window.jpg";
const newPost = "blog/school-bags.mdx";

describe("the handbook, followed to the letter,", () => {
  it.each<[does: string, changes: Changes]>([
    ["changes a sentence", { "pages/about.yaml": about }],
    [
      "adds a post with all that a text may contain",
      { [newPost]: `${post}\n${bodies.join("\n")}`, "blog/lesson.jpg": picture },
    ],
    ["adds an event", { "events.yaml": instead("[]\n", event) }],
    ["adds a person", { "team.yaml": below(person) }],
    ["adds the number of another organisation", { "contacts.yaml": instead("[]\n", contact) }],
    [
      "adds a picture to a post and to its text",
      { [newPost]: `${postWith(pictureFields)}\n${pictureInText}\n`, [`blog/${photo}`]: picture },
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
    [
      "adds a category and a post in it",
      {
        "categories.yaml": below(category),
        [newPost]: post.replace("category: Education", "category: Health"),
      },
    ],
    ["publishes a post later", { [newPost]: post.replace(/^date:.*\n/m, days) }],
    ["adds a story", { "success-stories.yaml": below(story) }],
    ["records a consent", { [newPost]: postWith(consent) }],
    ["accepts a warning", { [newPost]: `${postWith(allow)}\nThe nurse is called Xyzzia.\n` }],
    [
      "adds a program and shows it on the home page",
      {
        "programs/clean-water.mdx": program,
        "pages/home.yaml": (text) =>
          text.replace(lastSummary, summary).replace(countsPrograms, "Our programs"),
        "sw/pages/home.yaml": instead(lastSummary, summary),
      },
    ],
    ["adds a partner", { "partners.yaml": partner, "county-library.png": picture }],
    ["announces a vacancy", { "opportunities.yaml": below(vacancy) }],
    ["shows a notice", { "site.yaml": below(notice) }],
    ["hides lists", { "site.yaml": below(hide) }],
    [
      "uses another giving provider",
      {
        "pages/donate.yaml": (text) =>
          text.replace(ofProvider, provider).replaceAll(/M.Changa/g, "Harambee Fund"),
      },
    ],
    [
      "shows a Paybill",
      { "pages/donate.yaml": instead(/^ {2}defaults:\n/m, `${paybill}  defaults:\n`) },
    ],
    ["shows a till", { "pages/donate.yaml": instead(/^ {2}defaults:\n/m, `${till}  defaults:\n`) }],
    ["translates a page", { "sw/pages/about.yaml": translation }],
  ])("%s", async (_does, changes) => {
    expect(await linesAfter(changes)).toEqual([]);
  });

  it("hides a public post for a while, once a redirect sends its readers elsewhere", async () => {
    const hidden = { "blog/3.mdx": instead("---\n", "---\ndraft: true\n") };
    const isLost = (line: string) => line.startsWith("content/blog/3.mdx:2:");
    expect((await linesAfter(hidden)).some(isLost)).toBe(true);
    const sent = redirect.replace(/\S*old-name/, "/blog/3").replace(/\S*new-name/, "/blog");
    const lines = await linesAfter({ ...hidden, "redirects.yaml": instead("[]\n", sent) });
    expect(lines.some(isLost)).toBe(false);
  });

  const sectionFields = rows("Hide a section of a page").flatMap(
    ([, fields = [], [file = ""] = []]) =>
      file ? fields.map((field) => [field, file] as const) : [],
  );
  it.each(sectionFields)("hides the section %s of %s", async (field, file) => {
    const [name = ""] = field.split(":");
    const whole = new RegExp(`^( *)${name}:.*\n(?:\\1[ -].*\n)*`, "m");
    const lines = await linesAfter({
      [file]: (text) =>
        text.replace(whole, (_, indent: string) =>
          field.includes("[") ? `${indent}${field}\n` : "",
        ),
    });
    expect(lines.filter((line) => /^content\/(?!sw\/).*Error/.test(line))).toEqual([]);
  });

  it("switches the newsletter off", async () => {
    const withoutForm = instead(/^ {2}newsletter:\n(?: {4}.*\n)*/m, "");
    const lines = await linesAfter({ "site.yaml": withoutForm, "newsletter.yaml": null });
    expect(lines.filter((line) => line.includes("Error"))).toEqual([]);
  });
});

it("names exactly the lists that hide: can name", () => {
  const [, list = ""] =
    /can name these lists: ([^.]*)\./.exec(handbook.replaceAll("\n", " ")) ?? [];
  const names = list.replaceAll(/ \([^)]*\)/g, "").split(/, /);
  const pages = ["donate", "get-involved", "programs"];
  const options = hiddenPartsSchema
    .unwrap()
    .element.options.filter((name) => !pages.includes(name));
  expect(names.sort()).toEqual(options.sort());
});

it("names only fields that exist", async () => {
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

it("links only to pages and headings that exist", async () => {
  for (const [index, page] of pages.entries())
    for (const [, to = "", anchor = ""] of (texts[index] ?? "").matchAll(
      /\]\(([\w./-]+\.md|)(?:#([\w-]+))?\)/g,
    )) {
      const linked = await readFile(
        path.join(path.dirname(page), to || path.basename(page)),
        "utf8",
      );
      const headings = [...linked.matchAll(/^#+ (.*)$/gm)].map(([, words = ""]) =>
        words
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, "")
          .replaceAll(" ", "-"),
      );
      if (anchor) expect(headings, `${page} links to ${to}#${anchor}`).toContain(anchor);
    }
});

it("names only lists that may be empty", async () => {
  const lists = rows("Lists that may be empty").flatMap(([names = []]) => names);
  const empty = lists.map((name) => [name, () => "# Nothing to list.\n[]\n"]);
  expect(lists.length).toBeGreaterThan(10);
  expect(
    (await linesAfter(Object.fromEntries(empty))).filter(
      // A translation goes with its list.
      (line) => /^content\/(?!sw\/).*Error/.test(line),
    ),
  ).toEqual([]);
});
