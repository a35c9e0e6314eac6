import { readdir, writeFile } from "node:fs/promises";
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

const formNamed = (name: string) => issueForms.find(({ thing }) => thing === name) as IssueForm;
const postQuestions = () => questionsOf(formNamed("post"));
const ticked = `- [X] ${furtherQuestions.consent}`;

/** An issue as the code host writes it from the filled-in form. */
function issue(answers: Record<string, string> = {}, text = "A paragraph.", consent = ticked) {
  const sections = postQuestions().map(({ field, label }) => {
    const name = field.path.join(".");
    return `### ${label}\n\n${answers[name] ?? String(exampleOf(field.schema))}`;
  });
  const end = [
    `### ${furtherQuestions.textLabel}\n\n${text}`,
    `### ${furtherQuestions.consentLabel}\n\n${consent}`,
  ];
  return [...sections, ...end].join("\n\n");
}

/** The name, the fields and the body of a draft as they are read. */
async function draft(issueText: string) {
  const { kind, value, body: words = "" } = entryFromIssue(issueText);
  const { file, text } = proseFile(kind, value, words);
  const found = { path: file, file, size: text.length, read: () => Buffer.from(text, "utf8") };
  const [read] = (await readContent([found])).files;
  expect(read?.faults).toEqual([]);
  const fields = read?.data as Record<string, unknown>;
  return { file, fields, body: text.slice(read?.body?.start).trim() };
}

function problemsOf(text: string) {
  try {
    entryFromIssue(text);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message.split("\n");
  }
}

/** What comes of the command with this issue in the small site. */
async function drafted(text: string) {
  const { run, complaints, content } = await workplace();
  const file = path.join(content, "../issue.md");
  await writeFile(file, text);
  const isDone = await run("--from-issue", file);
  const names = (await readdir(path.join(content, "blog"))).sort();
  return { isDone, complaints, names };
}

describe("a post from an issue", () => {
  it("has the answers of the form, and is a draft", async () => {
    const { file, fields, body } = await draft(issue({}, "First.\n\n## Then\n\nLast."));
    expect(fields).toEqual({ ...(exampleOf(postSchema) as object), draft: true });
    expect(postSchema.safeParse(fields).success).toBe(true);
    expect(file).toMatch(/^blog\/[a-z0-9-]+\.mdx$/);
    expect(body).toBe("First.\n\n## Then\n\nLast.");
    // The code host may end lines in another way.
    expect(await draft(issue().replaceAll("\n", "\r\n"))).toEqual(await draft(issue()));
  });

  it("keeps headings of the text that sound like the form", async () => {
    const [question] = postQuestions();
    const text = `Words.\n\n### ${question?.label}\n\nMore.\n\n### ${furtherQuestions.consentLabel}\n\nEnd.`;
    expect((await draft(issue({}, text))).body).toBe(text);
  });

  it("names everything that is missing or wrong, by the words of the form", () => {
    const answers = { author: "_No response_", date: "soon", category: "Sports" };
    const labels = postQuestions()
      .filter(({ field }) => Object.hasOwn(answers, field.path.join(".")))
      .map(({ label }) => label);
    expect(problemsOf(issue(answers, "", "- [ ] ")).map((one) => one.split(": ")[0])).toEqual([
      ...labels,
      furtherQuestions.textLabel,
      furtherQuestions.consentLabel,
    ]);
  });

  it.each([
    ["31 May 2026", "2026-05-31"],
    ["31/5/2026", "2026-05-31"],
    ["3/5/2026", "2026-05-03"],
  ])("understands the date %s", async (date, expected) => {
    expect((await draft(issue({ date }))).fields).toMatchObject({ date: expected });
  });

  it("needs the form, and a headline of which an address can be made", () => {
    expect(problemsOf("Please add a post.")).toHaveLength(postQuestions().length + 2);
    expect(problemsOf(issue({ title: "ሰላም" })).join("\n")).toMatch(/a to z/);
  });
});

const hostileValues = [
  ..."--- null true 1e3 0x10 << >-".split(" "),
  ..."../../.github/workflows/x /etc/passwd".split(" "),
  ..."{a: b}, ::set-output name=x::y, - list, # a note, a # b, a: b: c, ... , %YAML 1.1".split(
    ", ",
  ),
  ..."!!js/function 'x', *alias &anchor, @at `tick`, $(touch hacked) `id` ${HOME}".split(", "),
  ...["x\ndraft: false", "x\n---\n\nimport 'fs'", '"\nsample: true\n"', "'; draft: false #"],
  ...["|\n  block", "\u0000\u0007\u001b[31m", "\u202Eright to left\u2066", "\u2028next\u2029"],
  ...["\uD800 half", `${"long ".repeat(400)}`],
];

describe("a hostile answer", () => {
  it.each(hostileValues)("stays the text of its field: %j", async (hostile) => {
    const { fields, file } = await draft(issue({ title: `T ${hostile}`, author: hostile }));
    expect(Object.keys(fields).sort()).toEqual(
      [...Object.keys(exampleOf(postSchema) as object), "draft"].sort(),
    );
    expect(fields.draft).toBe(true);
    expect(file).toMatch(/^blog\/[a-z0-9]+(-[a-z0-9]+)*\.mdx$/);
    const words = /[a-z]+/i.exec(hostile)?.[0] ?? "";
    expect(typeof fields.author).toBe("string");
    expect(fields.author).toContain(words);
    expect(fields.author).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]|\p{Cs}/u);
  });

  it("becomes no date and no category", () => {
    for (const hostile of hostileValues) {
      const answers = { date: hostile, category: hostile };
      expect(problemsOf(issue(answers)), hostile).toHaveLength(2);
    }
  });
});

describe("a hostile text", () => {
  const fields = { ...(exampleOf(postSchema) as object), draft: true };

  it.each([
    "---\ndraft: false\n---\n\nWords.",
    "---js\nrequire('fs')\n---",
    "Words.\n\n---\n\nMore.",
    "```\n---\n```",
    "\uFEFF---\ntitle: other\n---",
  ])("cannot reach the fields: %j", async (text) => {
    expect((await draft(issue({}, text))).fields).toEqual(fields);
  });

  // What else a text must not hold is told of in tests/mdx and tests/library.
  it.each([
    "<Callout title={process.env.HOME}>\n\nWords.\n\n</Callout>",
    "We helped {{nobody-counted}} girls.",
    "[words](/no-such-page)",
    "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x",
  ])("is refused in plain words and leaves no file: %j", async (text) => {
    const { isDone, complaints, names } = await drafted(issue({}, text));
    expect(isDone).toBe(false);
    expect(complaints.join("\n")).toMatch(/^content\/blog\/[a-z-]+\.mdx:\d+:\d+ {2}\S/);
    expect(names).toEqual(["1.mdx", "2.mdx"]);
  });

  it("loses invisible characters, and keeps those that make an emoji, and code as words", async () => {
    const text = issue({}, "One\u00AD\u200Btwo\u202E and 👩‍🎓.\uFEFF\n\n{process.env.HOME}");
    const names = ["1.mdx", "2.mdx", expect.stringMatching(/^[a-z-]+\.mdx$/)];
    expect(await drafted(text)).toEqual({ isDone: true, complaints: [], names });
    expect((await draft(text)).body).toContain("Onetwo and 👩‍🎓.");
  });
});

describe("npm run new with an issue", () => {
  it("does not write over a post of that name", async () => {
    const { isDone, complaints, names } = await drafted(issue({ title: "1" }));
    expect(isDone).toBe(false);
    expect(complaints.join("\n")).toContain("content/blog/1.mdx");
    expect(names).toEqual(["1.mdx", "2.mdx"]);
  });

  it("says which file it cannot find", async () => {
    const { run, complaints } = await workplace();
    expect(await run("--from-issue", "nothing.md")).toBe(false);
    expect(complaints.join("\n")).toContain("nothing.md");
  });
});

/** An issue for an entry of a list, with the example of each field where no answer is named. */
function proposal(thing: string, answers: Record<string, string> = {}) {
  const sections = questionsOf(formNamed(thing)).map(({ field, label }) => {
    const example = field.isNeeded ? String(exampleOf(field.schema)) : "_No response_";
    return `### ${label}\n\n${answers[field.path.join(".")] ?? example}`;
  });
  return [...sections, `### ${furtherQuestions.consentLabel}\n\n${ticked}`].join("\n\n");
}

describe("an entry of a list from an issue", () => {
  async function proposed(text: string) {
    const { run, complaints, content, read } = await workplace();
    const file = path.join(content, "../issue.md");
    await writeFile(file, text);
    return { isDone: await run("--from-issue", file), complaints, read };
  }

  it.each([
    ["event", { title: "A walk", date: "2099-06-01" }, "events.yaml", "- id: a-walk\n"],
    ["event", { title: "A fair", time: "8:00 AM" }, "events.yaml", "- id: a-fair-2\n"],
    ["testimonial", { name: "E. F." }, "testimonials.yaml", "- id: e-f\n"],
    ["figure", { label: "rooms", value: "7", asOf: "May 2026" }, "stats.yaml", "- id: rooms\n"],
  ])("is a %s at the end of its file: %j", async (thing, answers, file, begin) => {
    const { isDone, complaints, read } = await proposed(proposal(thing, answers));
    expect([isDone, complaints]).toEqual([true, []]);
    const added = (await read(file)).slice((await read(file)).indexOf(begin));
    expect(added.startsWith(begin)).toBe(true);
    for (const [field, answer] of Object.entries(answers)) {
      expect(added).toMatch(new RegExp(`^  ${field}: "?${answer.replaceAll(".", "\\.")}"?$`, "m"));
    }
    expect(added.includes("draft: true")).toBe(thing !== "figure");
  });

  it("is no second figure of the same name", async () => {
    const { isDone, complaints } = await proposed(proposal("figure", { label: "Villages" }));
    expect(isDone).toBe(false);
    expect(complaints).toEqual(["There is a figure villages already. Change it in stats.yaml."]);
  });

  it("names what is missing or wrong, by the words of the form", async () => {
    const answers = { date: "soon", place: "_No response_", time: "noonish" };
    const { complaints } = await proposed(proposal("event", answers));
    const labels = questionsOf(formNamed("event"))
      .filter(({ field }) => Object.hasOwn(answers, field.path.join(".")))
      .map(({ label }) => label);
    expect(complaints.map((one) => one.split(": ")[0])).toEqual(labels);
  });
});
