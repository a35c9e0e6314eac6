import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { inspectContents } from "#app/library/inspect.server.ts";
import { printProblem } from "#app/library/problems/problem.ts";
import { exampleOf } from "#scripts/generate/example-of.ts";
import type { Field } from "#scripts/generate/fields-of.ts";
import { flagOf } from "#scripts/new/answers/read-flags.ts";
import { entryKinds, type EntryKind } from "#scripts/new/entry-kinds.ts";
import { newEntry } from "#scripts/new/new-entry.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { contentFolder, type Files } from "#tests/support/content-folder.ts";

const today = "2026-11-21";

/** The small site with these files, in which the command is run. */
async function workplace(files: Files = {}) {
  const content = await contentFolder(files);
  const folders = { content, pictures: path.join(content, "../public") };
  const said: string[] = [];
  const complaints: string[] = [];
  const run = (words: string[], answers?: string[]) => {
    const left = [...(answers ?? [])];
    const ask = async (prompt: string) => {
      said.push(prompt);
      return left.shift();
    };
    return newEntry(words, {
      folders,
      today,
      ask: answers && ask,
      say: (line) => void said.push(line),
      complain: (line) => void complaints.push(line),
    });
  };
  const problems = async () => {
    const inspection = await inspectContents(folders, { drafts: true });
    return inspection.problems.map(printProblem);
  };
  const read = (file: string) => readFile(path.join(content, file), "utf8");
  return { run, said, complaints, problems, read, content };
}

// What the model's examples point at has to be what the small site has.
const there: Record<string, string> = { stat: "girls", post: "1", program: "school" };

function words({ node, schema }: Field): string {
  const target = node.reference ?? node.items?.reference;
  if (target) return there[target] ?? "";
  if (node.address) return "/about";
  return [exampleOf(schema)].flat().join(", ");
}

const needed = ({ fields }: EntryKind) =>
  fields.filter(({ isNeeded, parent }) => isNeeded && !parent);
const flags = (kind: EntryKind, without: string[] = []) =>
  needed(kind)
    .filter((field) => !without.includes(field.path.join(".")))
    .flatMap((field) => [flagOf(field), words(field)]);
const kindCalled = (word: string) => entryKinds.find((one) => one.word === word) as EntryKind;
const fileOf = ({ kind }: EntryKind) =>
  kind.shape === "folder" ? `${kind.path}/school-bags.mdx` : kind.path;

const table = entryKinds.map((kind) => [kind.word, kind] as const);

describe("a new entry by flags", () => {
  it.each(["post", "program", "testimonial", "team", "stat", "page"])("can be a %s", (word) => {
    expect(entryKinds.map((kind) => kind.word)).toContain(word);
  });

  it.each(table)("of the kind %s leaves a folder without problems", async (word, kind) => {
    const { run, complaints, problems, read, said } = await workplace();
    const before = (await problems()).length;
    expect(before).toBe(0);
    expect(await run([word, ...flags(kind)])).toBe(true);
    expect(complaints).toEqual([]);
    expect(await problems()).toEqual([]);
    const [place = ""] = said;
    const [, file = "", line] = /^content\/(.*):(\d+)$/.exec(place) ?? [];
    expect(file).toBe(fileOf(kind));
    expect((await read(file)).split("\n")[Number(line) - 1]).toMatch(/\S/);
  });

  it.each(table.filter(([, { kind }]) => kind.shape === "list"))(
    "of the kind %s keeps the other text of its list byte for byte",
    async (word, kind) => {
      const text = `# A note.\n${baseContent[kind.kind.path] ?? ""}# Another note.\n`;
      const { run, read } = await workplace({ [kind.kind.path]: text });
      await run([word, ...flags(kind)]);
      const after = await read(kind.kind.path);
      // Brackets that say that nothing is there yet go, as they would be wrong now.
      const kept = text.replace(/^\[\]\n/m, "");
      expect(after.startsWith(kept)).toBe(true);
      expect(parse(after)).toHaveLength(parse(text).length + 1);
    },
  );

  it.each(table.filter(([, { kind }]) => kind.shape === "folder"))(
    "of the kind %s has lines that can be used by taking their # away",
    async (word, kind) => {
      const { run, read } = await workplace();
      await run([word, ...flags(kind)]);
      const text = await read(fileOf(kind));
      const fields = text.split("\n---\n")[0]?.replaceAll(/^#(?! )/gm, "") ?? "";
      expect(fields).not.toBe(text.split("\n---\n")[0]);
      const { success, error } = kind.kind.schema.safeParse(parse(fields.replace(/^---\n/, "")));
      expect(error?.issues ?? []).toEqual([]);
      expect(success).toBe(true);
    },
  );

  it("is a draft where it is prose, and says so", async () => {
    const { run, read, said } = await workplace();
    await run(["post", ...flags(kindCalled("post"))]);
    expect(await read("blog/school-bags.mdx")).toMatch(/^draft: true$/m);
    expect(said.join("\n")).toContain("draft: true");
  });

  it("takes a file's name from the title", async () => {
    const { run, content } = await workplace();
    const title = "Ĩkũyũ girls’ “first” day: 100% & more";
    await run(["post", ...flags(kindCalled("post"), ["id", "title"]), "--title", title]);
    expect(await readdir(path.join(content, "blog"))).toContain(
      "ikuyu-girls-first-day-100-more.mdx",
    );
  });

  it("shows signs of the excerpt as they are written", async () => {
    const { run, read, complaints } = await workplace();
    const excerpt = "- A <b>bag</b> of *books*, [see](javascript:x) {1} # 1_000";
    await run(["post", ...flags(kindCalled("post"), ["excerpt"]), "--excerpt", excerpt]);
    expect(complaints).toEqual([]);
    expect(parse((await read("blog/school-bags.mdx")).split("\n---\n")[0] ?? "")).toMatchObject({
      excerpt,
    });
  });

  it("understands numbers, true and false, lists, inner fields and names in either form", async () => {
    const { run, read } = await workplace();
    const opportunity = flags(kindCalled("opportunity"), ["skills"]);
    await run(["opportunity", ...opportunity, "--skills", "Listening, Planning", "--sample"]);
    expect(parse(await read("opportunities.yaml")).at(-1)).toMatchObject({
      skills: ["Listening", "Planning"],
      sample: true,
    });
    const one = ["--skills", "Reading, aloud", "--skills", "Writing", "--id=other"];
    const rest = flags(kindCalled("opportunity"), ["skills", "id"]);
    await run(["opportunity", ...rest, ...one]);
    expect(parse(await read("opportunities.yaml")).at(-1)).toMatchObject({
      skills: ["Reading, aloud", "Writing"],
    });
    const testimonial = flags(kindCalled("testimonial"), ["rating"]);
    await run(["testimonial", ...testimonial, "--rating", "4", "--leso.color", "Leaf"]);
    expect(parse(await read("testimonials.yaml")).at(-1)).toMatchObject({
      rating: 4,
      leso: { color: "leaf" },
    });
    await run(["stat", ...flags(kindCalled("stat"), ["value"]), "--value", "45", "--asOf", "2024"]);
    expect(parse(await read("stats.yaml")).at(-1)).toMatchObject({ value: "45", asOf: "2024" });
  });
});

describe("the look of a new entry", () => {
  const person = [
    "--id",
    "new-one",
    "--name",
    "N. N.",
    "--role",
    "Guide",
    "--about",
    "Shows them.",
  ];
  const added = async (text: string) => {
    const { run, read, complaints } = await workplace({ "team.yaml": text });
    await run(["team", ...person]);
    expect(complaints).toEqual([]);
    const after = await read("team.yaml");
    return after.slice(0, text.length) === text ? after.slice(text.length) : after;
  };
  const entry = "- id: new-one\n  name: N. N.\n  role: Guide\n  about: Shows them.\n";
  const other = "- id: a\n  name: A\n  role: R\n  about: W\n";

  it.each([
    ["stands below the last", other, entry],
    ["begins on a line of its own", other.trimEnd(), `\n${entry}`],
    ["keeps a distance that the others keep", `${other}\n${other.replace("a", "b")}`, `\n${entry}`],
    [
      "stands as far to the right",
      other.replaceAll(/^/gm, "  ").trimEnd() + "\n",
      entry.replaceAll(/^(?=.)/gm, "  "),
    ],
    [
      "ends its lines as the others do",
      other.replaceAll("\n", "\r\n"),
      entry.replaceAll("\n", "\r\n"),
    ],
    ["takes the place of empty brackets", "# Nobody yet.\n[]\n", `# Nobody yet.\n${entry}`],
  ])("%s", async (_what, text, expected) => {
    expect(await added(text)).toBe(expected);
  });

  it("is refused where the others stand in brackets", async () => {
    const text = "[{ id: a, name: A, role: R, about: W }]\n";
    const { run, read, complaints } = await workplace({ "team.yaml": text });
    expect(await run(["team", ...person])).toBe(false);
    expect(complaints.join("\n")).toContain("content/team.yaml");
    expect(await read("team.yaml")).toBe(text);
  });
});

describe("a new entry that cannot be", () => {
  const person = (id: string) => ["--id", id, "--name", "N. N.", "--role", "R", "--about", "A"];

  it.each([
    ["a list's id", ["team", ...person("a-leader")], "content/team.yaml:1"],
    [
      "a file's name",
      ["post", "--id", "2", ...flags(kindCalled("post"), ["id"])],
      "content/blog/2.mdx",
    ],
    [
      "a designed page's address",
      ["page", "--id", "about", "--title", "A", "--description", "B"],
      "content/pages/about.yaml",
    ],
    ["the host's address", ["page", "--id", "404", "--title", "A", "--description", "B"], "/404"],
  ])("is refused where %s is taken, and told by whom", async (_what, args, owner) => {
    const { run, complaints, content } = await workplace();
    const before = await textsOf(content);
    expect(await run(args)).toBe(false);
    expect(complaints.join("\n")).toContain(owner);
    expect(await textsOf(content)).toEqual(before);
  });

  it("names each flag that is missing, and no id that the title makes", async () => {
    const { run, complaints } = await workplace();
    expect(await run(["post", "--author", "The team"])).toBe(false);
    const missing = ["--title", "--excerpt", "--date", "--category", "--read-time"];
    expect(complaints.map((line) => line.split(" ")[0])).toEqual(missing);
  });

  it("names what lacks in a group of which something was given", async () => {
    const { run, complaints } = await workplace();
    const page = ["page", "--title", "A", "--description", "B", "--jina-text", "Umoja"];
    expect(await run(page)).toBe(false);
    expect(complaints.map((line) => line.split(" ")[0])).toEqual([
      "--jina-meaning",
      "--jina-source",
    ]);
  });

  it.each([
    [["--titel", "X"], '"--title"'],
    [["--rating", "5"], "--rating"],
    [["X"], '"X"'],
    [["--title"], "--title"],
    [["--read-time", "soon"], "soon"],
    [["--category", "Sports"], "Advocacy, Education, Community"],
    [["--date", "31/06/2026"], "2026-06-30"],
    [["--image-src", "a.jpg"], "alt"],
  ])("says what is wrong with %j", async (wrong, words) => {
    const { run, complaints, content } = await workplace();
    const before = await textsOf(content);
    const names = wrong.map((word) => word.slice(2).replace("read-time", "readTime"));
    expect(await run(["post", ...flags(kindCalled("post"), names), ...wrong])).toBe(false);
    expect(complaints.join("\n")).toContain(words);
    expect(await textsOf(content)).toEqual(before);
  });

  it("leaves the folder as it was where the library finds a problem, and gives the words back", async () => {
    const { run, complaints, content } = await workplace();
    const before = await textsOf(content);
    expect(await run(["team", ...person("x").slice(0, -1), "{{nobody}} knows"])).toBe(false);
    expect(complaints[0]).toMatch(/^content\/team\.yaml:\d+:\d+ {2}\S.*nobody/);
    expect(complaints.join("\n")).toContain("name: N. N.");
    expect(await textsOf(content)).toEqual(before);
  });

  it("asks for a broken list to be mended first", async () => {
    const broken = "- id: a\n  nmae: A\n";
    const { run, complaints, read } = await workplace({ "team.yaml": broken });
    expect(await run(["team", ...person("x")])).toBe(false);
    expect(complaints.join("\n")).toContain("content/team.yaml:2:3");
    expect(await read("team.yaml")).toBe(broken);
  });

  it("is told of problems elsewhere without being refused", async () => {
    const { run, said } = await workplace({ "pledges.yaml": "- id: a\n" });
    expect(await run(["team", ...person("x")])).toBe(true);
    expect(said.join("\n")).toMatch(/\b3 problems/);
  });

  it("says so where there is no content folder", async () => {
    const complaints: string[] = [];
    const done = await newEntry(["team", ...person("x")], {
      folders: { content: "/nowhere/at-all", pictures: "/nowhere" },
      today,
      say: () => undefined,
      complain: (line) => void complaints.push(line),
    });
    expect(done).toBe(false);
    expect(complaints.join("\n")).toContain("at-all");
  });
});

describe("the kinds", () => {
  it("are listed where none is named", async () => {
    const { run, said } = await workplace();
    expect(await run([])).toBe(true);
    for (const { word } of entryKinds) expect(said.join("\n")).toContain(` ${word} `);
  });

  it("are offered where a word is near one", async () => {
    const { run, complaints } = await workplace();
    expect(await run(["testimonal"])).toBe(false);
    expect(complaints[0]).toContain('Did you mean "testimonial"?');
  });

  it.each(table)("of %s tell their flags", async (word, { fields }) => {
    const { run, said } = await workplace();
    expect(await run([word, "--help"])).toBe(true);
    for (const field of fields) expect(said.join("\n")).toContain(`${flagOf(field)} `);
  });
});

describe("a new entry by asking", () => {
  const answersFor = (kind: EntryKind) =>
    kind.fields
      .filter((field) => field.isNeeded || field.parent?.isNeeded)
      .map((field) => (field.parent ? "" : words(field)));

  it.each(table)("of the kind %s leaves a folder without problems", async (word, kind) => {
    const { run, complaints, problems } = await workplace();
    const done = await run([word], answersFor(kind));
    expect(complaints).toEqual([]);
    expect(done).toBe(true);
    expect(await problems()).toEqual([]);
  });

  it("explains each field and asks again after each wrong answer", async () => {
    const { run, said, read } = await workplace();
    const answers = [
      "Bags",
      "2",
      "books",
      "What a bag holds",
      "",
      "The team",
      "31 June",
      "",
      "Sports",
      "education",
      "many",
      "61",
      "4",
    ];
    expect(await run(["post"], answers)).toBe(true);
    const words = said.join("\n");
    expect(words).toContain("content/blog/2.mdx");
    expect(words).toMatch(/author is empty/);
    expect(words).toContain("31 June");
    expect(words).toContain('"Sports"');
    expect(words).toContain('"many"');
    expect(words).toMatch(/at most 60/);
    expect(words).toContain("one of: Advocacy, Education, Community");
    expect(parse((await read("blog/books.mdx")).split("\n---\n")[0] ?? "")).toMatchObject({
      title: "Bags",
      date: today,
      category: "Education",
      readTime: 4,
    });
  });

  it("names what a field may point at and refuses anything else", async () => {
    const { run, said, read } = await workplace();
    const answers = ["scool", "school", "Back", "back-in-class", "She had left.", "She is back."];
    expect(await run(["success-story"], answers)).toBe(true);
    expect(said.join("\n")).toContain("There are: safety, savings, school");
    expect(said.join("\n")).toContain('Did you mean "school"?');
    expect(parse(await read("success-stories.yaml")).at(-1)).toMatchObject({ program: "school" });
  });

  it("asks only for what no flag says", async () => {
    const { run, said } = await workplace();
    const given = flags(kindCalled("team"), ["role"]);
    expect(await run(["team", ...given], ["Guide"])).toBe(true);
    expect(said.filter((line) => line.startsWith("> "))).toHaveLength(1);
  });

  it("writes nothing where the answers end", async () => {
    const { run, content } = await workplace();
    const before = await textsOf(content);
    expect(await run(["post"], ["Bags"])).toBe(false);
    expect(await textsOf(content)).toEqual(before);
  });
});

async function textsOf(content: string) {
  const entries = await readdir(content, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async (file) => {
    const place = path.join(file.parentPath, file.name);
    return [place, await readFile(place, "utf8")] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
