import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { givenConsents, launchProblems } from "#app/library/checks/launch-problems.ts";
import { inspectContents, type Inspection } from "#app/library/inspect.server.ts";
import { foundBy, printProblem, type Problem } from "#app/library/problems/problem.ts";
import { printRules } from "#app/library/rules/print-rules.ts";
import { rules } from "#app/library/rules/rules.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { contentFolder, inspectionOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

// A post on which no rule has anything to say.
const quiet = {
  title: "A third post",
  excerpt: "A school lends us a room, where the girls read every Saturday.",
  readTime: null,
};
const inPost = (body: string, fields: Record<string, string> = {}) => ({
  "blog/3.mdx": postFile(`${body}\n`, { ...quiet, ...fields }),
});
// An example such as "title: A title" is a field, and anything else is a text.
const asPost = (example: string) => {
  const [, name, value] = /^(\w+): (.*)$/.exec(example) ?? [];
  return name && value ? inPost("Words.", { [name]: value }) : inPost(example);
};
const swapped = (file: string, from: string) => (example: string) =>
  changedFile(file, from, example);

const waitingPost = (example: string) => {
  const second = baseContent["news.yaml"]
    ?.replace("a-room", "a-hall")
    .replace(/excerpt: .*/, `excerpt: ${quiet.excerpt}`)
    .replace('"1"', '"3"');
  return { ...asPost(example), "news.yaml": `${baseContent["news.yaml"]}${second}` };
};

/** Where an example stands that is no text or field of a post, and what it needs around it. */
const around: Partial<Record<string, (example: string) => Files>> = {
  "alt-text": (example) => inPost("Words.", { image: `{ src: /files/classroom.svg, ${example} }` }),
  "copied-entries": (example) => ({
    "team.yaml": `${baseContent["team.yaml"]}- id: a-cook\n  ${example}\n  role: Cook\n  about: Cooks for the team\n`,
  }),
  "form-delivery": swapped("site.yaml", "{ delivery: email, to: contact@suluhisho.example }"),
  "hidden-programs": (example) => changedFile("programs/school.mdx", "---\n", `---\n${example}\n`),
  "hidden-sections": (example) => ({ "team.yaml": `${example}\n` }),
  "lonely-pages": (example) => ({ "pages/safeguarding.mdx": example }),
  "lost-addresses": (example) => ({ "released-addresses.yaml": `${example}\n` }),
  "lost-exceptions": (example) => ({
    "words.yaml": `${baseContent["words.yaml"]}  ${example.replace("}", ", explanation: It is a name. }")}\n`,
  }),
  "miscounted-lists": (example) => ({
    "pages/about.yaml":
      baseContent["pages/about.yaml"]?.replace(/(?<=team:\n {2})heading: .*/, example) ?? "",
  }),
  "names-in-full": swapped("testimonials.yaml", "name: A. B."),
  "old-translations": (example) => ({
    "sw/home.mdx": `---\ntitle: Karibu\ndescription: Habari\n${example}\n---\nKaribu sana.\n`,
  }),
  "quoting-figures": swapped("stats.yaml", "value: 1,500+"),
  "same-titles": (example) => inPost("Words.", { title: example.replace("title: ", "") }),
  shares: swapped("stats.yaml", "value: 85%"),
  "swallowed-points": swapped("opportunities.yaml", "skills: [Patience]"),
  "taken-addresses": (example) => ({ "pages/about.mdx": example }),
  "unique-ids": (example) => ({
    "team.yaml": `${baseContent["team.yaml"]}- ${example}\n  name: E. F.\n  role: Cook\n  about: Cooks for the team\n`,
  }),
  "unknown-braces": swapped("interface.yaml", 'readTime: "{minutes} min read"'),
  "unshown-news": waitingPost,
  "waiting-news": waitingPost,
  "wrong-icons": swapped("site.yaml", "address: https://photos.example/suluhisho"),
};

/** Files whose bytes are read from the disk, by their rule. */
const onDisk: Record<string, string> = {
  downloads: "content/files/report.pdf",
  photos: "content/photos/room.jpg",
  "public-files": "public/report.txt",
};

const before = new Set(told(await inspectionOf()).map(printProblem));

function told({ problems, remarks }: Pick<Inspection, "problems" | "remarks">) {
  return [...problems, ...remarks];
}

async function findingsOn(id: string, example: string): Promise<Problem[]> {
  const place = onDisk[id];
  if (place) return told(await withFile(place, example));
  const inspection = await inspectionOf(around[id]?.(example) ?? asPost(example));
  if (id === "launch")
    return foundBy(id, launchProblems(inspection.entries, inspection.day).filter(isInPost));
  if (id === "given-consents") return foundBy(id, givenConsents(inspection.entries));
  return told(inspection);
}

function isInPost({ file }: Problem) {
  return file === "content/blog/3.mdx";
}

async function withFile(place: string, text: string) {
  const content = await contentFolder();
  const root = path.dirname(content);
  const file = path.join(root, place);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return inspectContents({ content, public: path.join(root, "public") }, { drafts: false });
}

const register = [...rules];

describe("the register of rules", () => {
  it.each(register)("has an example of which %s tells, and no other rule", async (id, rule) => {
    const found = await findingsOn(id, rule.example);
    const news = found.filter((problem) => !before.has(printProblem(problem)));
    expect(news.map(printProblem)).not.toEqual([]);
    expect(
      [...new Set(news.map((problem) => problem.rule))],
      news.map(printProblem).join("\n"),
    ).toEqual([id]);
    for (const { severity = "problem" } of news) expect(rule.severity).toContain(severity);
  });

  it("names each rule by small words and hyphens, and says what and why in sentences", () => {
    for (const [id, { what, why }] of rules) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(`${what} ${why}`).toMatch(/^[A-Z].*\. .*\.$/);
    }
  });

  it("lets nobody turn down a rule that only stops the build", () => {
    const open = [...rules].filter(([, { mayBeAllowed }]) => mayBeAllowed);
    expect(open.filter(([, { severity }]) => severity === "problem")).toEqual([]);
  });

  it("is printed with a line for each rule", () => {
    const lines = printRules().split("\n");
    expect(lines).toHaveLength(rules.size + 1);
    expect(lines.join("\n")).toMatch(/^spelling +warning +yes +\S/m);
    expect(lines.join("\n")).toMatch(/^findable-children +problem +no +\S/m);
  });
});

describe("every finding", () => {
  it("has the id of its rule", async () => {
    const body = "#### Deep\n\nThey are voiceless. [Read more](/gone) of a shcool.";
    const found = told(await inspectionOf(inPost(body, { stauts: "new" })));
    expect(found.filter(({ rule }) => rule === undefined)).toEqual([]);
  });
});
