import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { readFrontMatter } from "#app/library/reading/front-matter.server.ts";
import { postSchema } from "#app/model/entries/post.ts";
import { exampleOf } from "#scripts/generate/example-of.ts";
import { postForm, postQuestions } from "#scripts/generate/post-form.ts";
import { newEntry } from "#scripts/new/new-entry.ts";
import { postFromIssue } from "#scripts/new/post-from-issue.ts";
import { repositoryRoot } from "#scripts/run-child.ts";
import { contentFolder } from "#tests/support/content-folder.ts";

const root = fileURLToPath(repositoryRoot);
const ticked = `- [X] ${postForm.consent}`;

/** An issue as the code host writes it from the filled-in form. */
function issue(answers: Record<string, string> = {}, text = "A paragraph.", consent = ticked) {
  const sections = postQuestions().map(({ field, label }) => {
    const name = field.path.join(".");
    return `### ${label}\n\n${answers[name] ?? String(exampleOf(field.schema))}`;
  });
  const end = [
    `### ${postForm.textLabel}\n\n${text}`,
    `### ${postForm.consentLabel}\n\n${consent}`,
  ];
  return [...sections, ...end].join("\n\n");
}

/** The fields and the body of a draft as the library reads them. */
function read(text: string) {
  const matter = readFrontMatter({ path: "blog/x.mdx", file: "content/blog/x.mdx", text });
  if (!("fields" in matter)) throw new TypeError(matter.says);
  expect(matter.fields.problems).toEqual([]);
  return { fields: matter.fields.value as Record<string, unknown>, body: matter.body.text.trim() };
}

function draft(text: string) {
  const made = postFromIssue(text);
  if ("problems" in made) throw new TypeError(made.problems.join("\n"));
  return { id: made.id, ...read(made.text) };
}

function problemsOf(text: string) {
  const made = postFromIssue(text);
  return "problems" in made ? made.problems : [];
}

describe("a post from an issue", () => {
  it("has the answers of the form, and is a draft", () => {
    const { id, fields, body } = draft(issue({}, "First.\n\n## Then\n\nLast."));
    expect(fields).toEqual({ ...(exampleOf(postSchema) as object), draft: true });
    expect(postSchema.safeParse(fields).success).toBe(true);
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(body).toBe("First.\n\n## Then\n\nLast.");
  });

  it("is the same where the code host ends lines in another way", () => {
    expect(postFromIssue(issue().replaceAll("\n", "\r\n"))).toEqual(postFromIssue(issue()));
  });

  it("keeps headings of the text that sound like the form", () => {
    const [question] = postQuestions();
    const text = `Words.\n\n### ${question?.label}\n\nMore.\n\n### ${postForm.consentLabel}\n\nEnd.`;
    expect(draft(issue({}, text)).body).toBe(text);
  });

  it("names everything that is missing or wrong, by the words of the form", () => {
    const problems = problemsOf(
      issue(
        { author: "_No response_", date: "soon", category: "Sports", readTime: "0" },
        "",
        "- [ ] ",
      ),
    );
    const labels = (names: string[]) =>
      postQuestions()
        .filter(({ field }) => names.includes(field.path.join(".")))
        .map(({ label }) => label);
    expect(problems.map((problem) => problem.split(": ")[0])).toEqual([
      ...labels(["author", "date", "category", "readTime"]),
      postForm.textLabel,
      postForm.consentLabel,
    ]);
  });

  it("needs the form", () => {
    expect(problemsOf("Please add a post.")).toHaveLength(postQuestions().length + 2);
  });

  it("needs a headline of which an address can be made", () => {
    expect(problemsOf(issue({ title: "ሰላም" })).join("\n")).toMatch(/a to z/);
  });
});

const hostileValues = [
  "x\ndraft: false",
  "x\n---\n\nimport 'fs'",
  '"\nsample: true\n"',
  "'; draft: false #",
  "!!js/function 'x'",
  "*alias &anchor",
  "{a: b}",
  "- list",
  "# a note",
  "a # b",
  "a: b: c",
  "---",
  "... ",
  "|\n  block",
  ">-",
  "%YAML 1.1",
  "@at `tick`",
  "null",
  "true",
  "1e3",
  "0x10",
  "<<",
  "\u0000\u0007\u001b[31m",
  "\u202Eright to left\u2066",
  "\u2028next\u2029",
  "\uD800 half",
  "../../.github/workflows/x",
  "/etc/passwd",
  "$(touch hacked) `id` ${HOME}",
  "::set-output name=x::y",
  `${"long ".repeat(400)}`,
];

describe("a hostile answer", () => {
  it.each(hostileValues)("stays the text of its field: %j", (hostile) => {
    const { fields, id } = draft(issue({ title: `T ${hostile}`, author: hostile }));
    expect(Object.keys(fields).sort()).toEqual(
      [...Object.keys(exampleOf(postSchema) as object), "draft"].sort(),
    );
    expect(fields.draft).toBe(true);
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const words = /[a-z]+/i.exec(hostile)?.[0] ?? "";
    expect(typeof fields.author).toBe("string");
    expect(fields.author).toContain(words);
    expect(fields.author).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]|\p{Cs}/u);
  });

  it.each(hostileValues)("does not become a date, a category or a number: %j", (hostile) => {
    const answers = { date: hostile, category: hostile, readTime: hostile };
    expect(problemsOf(issue(answers))).toHaveLength(3);
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
  ])("cannot reach the fields: %j", (text) => {
    expect(draft(issue({}, text)).fields).toEqual(fields);
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)" />',
    "[words](javascript:alert(1))",
    "![A face](https://elsewhere.example/face.jpg)",
    "<Callout title={process.env.HOME}>\n\nWords.\n\n</Callout>",
    "<Unknown />",
    "<!-- hidden -->",
    "# A second title",
    "We helped {{nobody-counted}} girls.",
    "[words](/no-such-page)",
    "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x",
  ])("is refused in plain words and leaves no file: %j", async (text) => {
    const { done, complaints, posts } = await drafted(issue({}, text));
    expect(done).toBe(false);
    expect(complaints.join("\n")).toMatch(/^content\/blog\/[a-z-]+\.mdx:\d+:\d+ {2}\S/);
    expect(posts).toEqual(["1.mdx", "2.mdx"]);
  });

  it("loses the signs that nobody sees, and keeps those that make an emoji", async () => {
    const { done, complaints } = await drafted(issue({}, "One\u00AD\u200Btwo\u202E and 👩‍🎓.\uFEFF"));
    expect(complaints).toEqual([]);
    expect(done).toBe(true);
    expect(draft(issue({}, "One\u00AD\u200Btwo\u202E and 👩‍🎓.\uFEFF")).body).toContain(
      "Onetwo and 👩‍🎓.",
    );
  });

  it.each(["{process.env.HOME}", "export const x = 1", "import x from 'fs'", "aged <18", "${x}"])(
    "is only words: %j",
    async (text) => {
      const { done, complaints, posts } = await drafted(issue({}, text));
      expect(complaints).toEqual([]);
      expect(done).toBe(true);
      expect(posts).toHaveLength(3);
    },
  );
});

describe("npm run new post with an issue", () => {
  it("does not write over a post of that name", async () => {
    const { done, complaints, posts } = await drafted(issue({ title: "1" }));
    expect(done).toBe(false);
    expect(complaints.join("\n")).toContain("content/blog/1.mdx");
    expect(posts).toEqual(["1.mdx", "2.mdx"]);
  });

  it("says which file it cannot find", async () => {
    const content = await contentFolder();
    const { done, complaints } = await run(content, path.join(content, "../nothing.md"));
    expect(done).toBe(false);
    expect(complaints.join("\n")).toContain("nothing.md");
  });
});

describe("the workflow that makes a draft of an issue", async () => {
  const text = await readFile(path.join(root, ".github/workflows/post-from-issue.yml"), "utf8");

  it("puts nothing that somebody wrote into a command", () => {
    const used = [...text.matchAll(/\$\{\{([^}]*)\}\}/g)].map(([, words = ""]) => words.trim());
    const trusted = [
      "github.event.issue.number",
      "github.token",
      "github.event.repository.default_branch",
    ];
    expect(used.filter((words) => !trusted.includes(words))).toEqual([]);
    const { jobs } = parse(text) as { jobs: { draft: { steps: { run?: string }[] } } };
    const commands = jobs.draft.steps.map((step) => step.run ?? "");
    expect(commands.filter((command) => command.includes("${{"))).toEqual([]);
    expect(commands.join("\n")).toContain("npm ci --ignore-scripts");
  });
});

async function drafted(text: string) {
  const content = await contentFolder();
  const file = path.join(content, "../issue.md");
  await writeFile(file, text);
  const result = await run(content, file);
  return { ...result, posts: (await readdir(path.join(content, "blog"))).sort() };
}

async function run(content: string, file: string) {
  const complaints: string[] = [];
  const done = await newEntry(["post", "--from-issue", file], {
    folders: { content, pictures: path.join(content, "../public") },
    today: "2026-11-21",
    say: () => undefined,
    complain: (line) => void complaints.push(line),
  });
  return { done, complaints };
}
