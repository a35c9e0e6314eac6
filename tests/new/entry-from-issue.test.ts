import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { readContent } from "#app/content/reading/read-content.server.ts";
import { postSchema } from "#app/model/entries/post.ts";
import { exampleOf } from "#scripts/generate/example-of.ts";
import {
  furtherQuestions,
  issueForms,
  questionsOf,
  type IssueForm,
} from "#scripts/generate/issue-form.ts";
import { Refusal } from "#scripts/new/answers.ts";
import { proseFile } from "#scripts/new/entry-file.ts";
import { entryFromIssue } from "#scripts/new/entry-from-issue.ts";
import { workplace } from "#tests/new/workplace.ts";

type Answers = Record<string, string>;

const ticked = `- [X] ${furtherQuestions.consent}`;
const questions = (thing: string) =>
  questionsOf(issueForms.find((form) => form.thing === thing) as IssueForm);
const labelsOf = (thing: string, answers: Answers) =>
  questions(thing)
    .filter(({ field }) => Object.hasOwn(answers, field.path.join(".")))
    .map(({ label }) => label);

/** An issue as the code host writes it, with an example where there is no answer. */
function issueFor(thing: string, answers: Answers = {}, text?: string, consent = ticked) {
  const asked = questions(thing).map(({ field, label }) => {
    const example = field.isNeeded ? String(exampleOf(field.schema)) : "_No response_";
    return [label, answers[field.path.join(".")] ?? example];
  });
  const words = text === undefined ? [] : [[furtherQuestions.textLabel, text]];
  const sections = [...asked, ...words, [furtherQuestions.consentLabel, consent]];
  return sections.map(([label, answer]) => `### ${label}\n\n${answer}`).join("\n\n");
}

const post = (answers: Answers = {}, text = "A paragraph.", consent = ticked) =>
  issueFor("post", answers, text, consent);

/** The name, the fields and the body of a draft as they are read. */
async function draft(issue: string) {
  const { kind, value, body: words = "" } = entryFromIssue(issue);
  const { file, text } = proseFile(kind, value, words);
  const found = { path: file, file, size: text.length, read: () => Buffer.from(text, "utf8") };
  const [read] = (await readContent([found])).files;
  expect(read?.faults).toEqual([]);
  const fields = read?.data as Record<string, unknown>;
  return { file, fields, body: text.slice(read?.body?.start).trim() };
}

function complaintsOf(issue: string) {
  try {
    entryFromIssue(issue);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.message.split("\n");
    throw error;
  }
}

/** What comes of the command with this issue in the small site. */
async function drafted(issue: string) {
  const { run, read, texts, content } = await workplace();
  const before = await texts();
  const file = path.join(content, "../issue.md");
  await writeFile(file, issue);
  const complaints = await run("--from-issue", file);
  return {
    complaints,
    read,
    isUnchanged: JSON.stringify(before) === JSON.stringify(await texts()),
  };
}

describe("a post from an issue", () => {
  it("has the answers of the form, and is a draft", async () => {
    const { file, fields, body } = await draft(post({}, "First.\n\n## Then\n\nLast."));
    expect(fields).toMatchObject({ ...(exampleOf(postSchema) as object), draft: true });
    expect(file).toMatch(/^blog\/[a-z0-9-]+\.mdx$/);
    expect(body).toBe("First.\n\n## Then\n\nLast.");
    // The code host may end lines in another way.
    expect(await draft(post().replaceAll("\n", "\r\n"))).toEqual(await draft(post()));
  });

  it("keeps headings of the text that sound like the form", async () => {
    const [question] = questions("post");
    const text = `Words.\n\n### ${question?.label}\n\nMore.\n\n### ${furtherQuestions.consentLabel}\n\nEnd.`;
    expect((await draft(post({}, text))).body).toBe(text);
  });

  it("names everything that is missing or wrong, by the words of the form", () => {
    const answers = { author: "_No response_", date: "soon" };
    expect(complaintsOf(post(answers, "", "- [ ] ")).map((one) => one.split(": ")[0])).toEqual([
      ...labelsOf("post", answers),
      furtherQuestions.textLabel,
      furtherQuestions.consentLabel,
    ]);
    expect(complaintsOf("Please add a post.").length).toBeGreaterThan(3);
    expect(complaintsOf(post({ title: "ሰላም" }))).toHaveLength(1);
  });

  it.each([
    ["31 May 2026", "2026-05-31"],
    ["31/5/2026", "2026-05-31"],
    ["3/5/2026", "2026-05-03"],
    ["30th June 2026", "2026-06-30"],
  ])("understands the date %s", async (date, expected) => {
    expect((await draft(post({ date }))).fields).toMatchObject({ date: expected });
  });

  it.each([
    ["has the name of another", { title: "1" }],
    ["is about something that the blog does not know", { category: "Sports" }],
  ])("is refused where it %s", async (_why, answers) => {
    const { complaints, isUnchanged } = await drafted(post(answers));
    expect([complaints.length > 0, isUnchanged]).toEqual([true, true]);
  });
});

const hostileValues = [
  ..."--- null 1e3 << >- ../../.github/workflows/x /etc/passwd".split(" "),
  ..."{a: b}, ::set-output name=x::y, - list, # a note, a # b, a: b: c, ... , %YAML 1.1".split(
    ", ",
  ),
  ..."!!js/function 'x', *alias &anchor, @at `tick`, $(touch hacked) `id` ${HOME}".split(", "),
  ...["x\ndraft: false", "x\n---\n\nimport 'fs'", '"\nsample: true\n"', "'; draft: false #"],
  ...["|\n  block", "\u0000\u0007\u001b[31m", "\u202Eright to left\u2066", "\u2028next\u2029"],
  ...["\uD800 half", `${"long ".repeat(400)}`],
];

describe("a hostile issue", () => {
  it.each(hostileValues)("has an answer that stays the text of its field: %j", async (hostile) => {
    const { fields, file } = await draft(post({ title: `T ${hostile}`, author: hostile }));
    const names = [...Object.keys(exampleOf(postSchema) as object), "draft"];
    expect(Object.keys(fields).sort()).toEqual(names.sort());
    expect(fields.draft).toBe(true);
    expect(file).toMatch(/^blog\/[a-z0-9]+(-[a-z0-9]+)*\.mdx$/);
    expect(typeof fields.author).toBe("string");
    expect(fields.author).toContain(/[a-z]+/i.exec(hostile)?.[0] ?? "");
    expect(fields.author).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]|\p{Cs}/u);
    expect(complaintsOf(post({ date: hostile }))).toHaveLength(1);
  });

  it.each([
    "---\ndraft: false\n---\n\nWords.",
    "---js\nrequire('fs')\n---",
    "```\n---\n```",
    "\uFEFF---\ntitle: other\n---",
  ])("has a text that cannot reach the fields: %j", async (text) => {
    expect((await draft(post({}, text))).fields).toEqual((await draft(post())).fields);
  });

  it.each(["{{nobody-counted}}", "[words](/no-such-page)"])(
    "is refused where the check refuses its text, and leaves no file: %s",
    async (text) => {
      const { complaints, isUnchanged } = await drafted(post({}, text));
      expect(complaints.join("\n")).toMatch(/^content\/blog\/[a-z-]+\.mdx:\d+:\d+ {2}\S/);
      expect(isUnchanged).toBe(true);
    },
  );

  it("loses invisible characters, and keeps those that make an emoji", async () => {
    const { body } = await draft(post({}, "One\u00AD\u200Btwo\u202E and 👩‍🎓.\uFEFF"));
    expect(body).toBe("Onetwo and 👩‍🎓.");
  });
});

describe("an entry of a list from an issue", () => {
  it.each([
    ["event", { title: "A walk", date: "2099-06-01" }, "events.yaml", "- id: a-walk\n"],
    ["event", { title: "A fair", time: "8:00 AM" }, "events.yaml", "- id: a-fair-2\n"],
    ["testimonial", { name: "E. F." }, "testimonials.yaml", "- id: e-f\n"],
    ["figure", { label: "rooms", value: "7", asOf: "May 2026" }, "stats.yaml", "- id: rooms\n"],
  ])("is a %s at the end of its file: %j", async (thing, answers, file, begin) => {
    const { complaints, read } = await drafted(issueFor(thing, answers));
    expect(complaints).toEqual([]);
    const text = await read(file);
    const added = text.slice(text.indexOf(begin));
    expect(added.startsWith(begin)).toBe(true);
    for (const answer of Object.values(answers)) expect(added).toContain(answer);
    expect(added.includes("draft: true")).toBe(thing !== "figure");
  });

  it("is no second figure of the same name, and names what is missing or wrong", async () => {
    const { isUnchanged } = await drafted(issueFor("figure", { label: "Villages" }));
    expect(isUnchanged).toBe(true);
    const answers = { date: "soon", place: "_No response_", time: "noonish" };
    const { complaints } = await drafted(issueFor("event", answers));
    expect(complaints.map((one) => one.split(": ")[0])).toEqual(labelsOf("event", answers));
  });
});
