import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { exampleOf } from "#scripts/generate/example-of.ts";
import type { Field } from "#scripts/generate/fields-of.ts";
import { entryKinds, type EntryKind } from "#scripts/new/entry-kinds.ts";
import { flagOf } from "#scripts/new/flags.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { today, workplace } from "#tests/new/workplace.ts";

// What the model's examples point at has to be what the small site has.
const there: Record<string, string> = { stat: "girls", post: "1", program: "school" };

function words({ node, schema }: Field): string {
  const target = node.reference ?? node.items?.reference;
  if (target) return there[target] ?? "";
  return node.address ? "/about" : [exampleOf(schema)].flat().join(", ");
}

const flags = ({ fields }: EntryKind, without: string[] = []) =>
  fields
    .filter(({ isNeeded, parent, path: [name] }) => {
      return isNeeded && !parent && !without.includes(String(name));
    })
    .flatMap((field) => [flagOf(field), words(field)]);
const kindCalled = (word: string) => entryKinds.find((one) => one.word === word) as EntryKind;
const post = (...without: string[]) => ["post", ...flags(kindCalled("post"), without)];
const person = (...more: string[]) => [
  ..."team --name".split(" "),
  "N. N.",
  ..."--role Guide --about Helps".split(" "),
  ...more,
];
const marked = "- A <b>bag</b> of *books*, [see](javascript:x) {1} # 1_000";
const frontMatter = (text: string) => parse(text.split("\n---\n")[0] ?? "") as unknown;
const table = entryKinds.map((kind) => [kind.word, kind] as const);

describe("a new entry by flags", () => {
  it.each(table)("of the kind %s is right, and told with its line", async (word, kind) => {
    const { shape, path, schema } = kind;
    const file = shape === "folder" ? `${path}/school-bags.mdx` : path;
    const old = `# A note.\n${baseContent[path] ?? ""}# Another note.\n`;
    const { run, complaints, problems, read, said } = await workplace(
      shape === "list" ? { [path]: old } : {},
    );
    await run([word, ...flags(kind)]);
    expect(complaints).toEqual([]);
    expect(await problems()).toEqual([]);
    const text = await read(file);
    const line = Number(/^content\/(.*):(\d+)$/.exec(said[0] ?? "")?.[2]);
    expect(text.split("\n")[line - 1]).toMatch(/\S/);
    if (shape === "list") {
      // Brackets that say that nothing is there yet go, as they would be wrong now.
      expect(text.startsWith(old.replace(/^\[\]\n/m, ""))).toBe(true);
      expect(parse(text)).toHaveLength(parse(old).length + 1);
    } else {
      expect(text).toMatch(/^draft: true$/m);
      expect(said.join("\n")).toContain("draft: true");
      // Every line with a further field can be used by taking its # away.
      const all = frontMatter(text.replaceAll(/^#(?! )/gm, ""));
      expect(all).not.toEqual(frontMatter(text));
      expect(schema.safeParse(all).error?.issues ?? []).toEqual([]);
    }
  });

  it.each([
    [["--name", "Ĩkũyũ “first” girls’ 100%"], "ikuyu-first-girls-100"],
    [["--name", "C. D."], "c-d"],
    [["--name", "A leader"], "a-leader-2"],
    [["--name", "ሰላም", "--id", "selam"], "selam"],
  ])("has an id of its name, unless one is given: %j", async (name, id) => {
    const { run, read } = await workplace();
    await run(["team", ...name, "--role", "Guide", "--about", "Helps"]);
    expect(parse(await read("team.yaml")).at(-1)).toMatchObject({ id });
  });

  it.each([
    ["opportunity", ["--skills", "Listening, Planning"], { skills: ["Listening", "Planning"] }],
    ["opportunity", ["--skills=A, b", "--skills", "C"], { skills: ["A, b", "C"] }],
    ["opportunity", ["--skills", "A", "--sample"], { sample: true }],
    ["testimonial", ["--rating", "4", "--leso.color", "Leaf"], { leso: { color: "leaf" } }],
    ["stat", ["--value", "45", "--asOf", "2024"], { value: "45", asOf: "2024" }],
    ["news", ["--date", "31 May 2026"], { date: "2026-05-31" }],
    ["post", ["--excerpt", marked], { excerpt: marked }],
  ])("of the kind %s understands %j", async (word, given, expected) => {
    const { run, read, complaints } = await workplace();
    const kind = kindCalled(word);
    const names = given.map((one) => one.replace(/^--|=.*/g, ""));
    await run([word, ...flags(kind, names), ...given]);
    expect(complaints).toEqual([]);
    const isList = kind.shape === "list";
    const text = await read(isList ? kind.path : `${kind.path}/school-bags.mdx`);
    expect(isList ? parse(text).at(-1) : frontMatter(text)).toMatchObject(expected);
  });
});

describe("a new entry that cannot be", () => {
  const page = (id: string) => `page --title A --description B --id ${id}`.split(" ");

  const refused: [what: string, args: string[], words: string][] = [
    ["an id that is taken", person("--id", "a-leader"), "content/team.yaml:1"],
    ["a file that is there", [...post("id"), "--id", "2"], "content/blog/2.mdx"],
    ["a designed page's address", page("about"), "content/pages/about.yaml"],
    ["the host's address", page("404"), "/404"],
    ["a misspelt flag", [...post(), "--titel", "X"], '"--title"'],
    ["another kind's flag", [...post(), "--rating", "5"], "--rating"],
    ["words of no flag", [...post(), "X"], '"X"'],
    ["a flag without words", [...post("title"), "--title"], "--title"],
    ["a number that is none", [...post("readTime"), "--read-time", "soon"], "soon"],
    ["an unknown category", [...post("category"), "--category", "Sports"], "Advocacy, Education"],
    ["a day that is none", [...post("date"), "--date", "31/06/2026"], "2026-06-30"],
    ["half a picture", [...post(), "--image-src", "a.jpg"], "alt"],
    ["an unknown figure", person("--about", "{{nobody}} knows"), "nobody"],
    ["an unknown kind", ["testimonal"], 'Did you mean "testimonial"?'],
  ];

  it("is refused with its reason, and leaves no trace", async () => {
    const { run, complaints, texts } = await workplace();
    const before = await texts();
    for (const [what, args, words] of refused) {
      expect(await run(args), what).toBe(false);
      expect(complaints.splice(0).join("\n"), what).toContain(words);
    }
    expect(await texts()).toEqual(before);
  });

  it.each([
    ["post --author Us", "--title --excerpt --date --category"],
    ["page --title A --description B --jina-text Umoja", "--jina-meaning --jina-source"],
    ["team --name ሰላም --role R --about A", "--id"],
  ])("names what is missing behind %s, where nobody can be asked", async (given, missing) => {
    const { run, complaints } = await workplace();
    expect(await run(given.split(" "))).toBe(false);
    const named = complaints.map((line) => line.split(" ")[0]);
    expect(named.filter((word) => word?.startsWith("--")).join(" ")).toBe(missing);
  });

  it.each([
    ["is broken", "- id: a\n  nmae: A\n", "content/team.yaml:2:3"],
    ["has its entries in brackets", "[{ id: a, name: A, role: R, about: W }]\n", "team.yaml"],
  ])("asks for a list to be mended first that %s", async (_what, text, words) => {
    const { run, complaints, read } = await workplace({ "team.yaml": text });
    expect(await run(person())).toBe(false);
    expect(complaints.join("\n")).toContain(words);
    expect(await read("team.yaml")).toBe(text);
  });

  it("is told of problems elsewhere without being refused", async () => {
    const { run, said } = await workplace({ "pledges.yaml": "- id: a\n" });
    expect(await run(person())).toBe(true);
    expect(said.join("\n")).toContain("(3)");
  });
});

describe("a new entry by asking", () => {
  it("of each kind leaves a folder without problems", async () => {
    const { run, complaints, problems } = await workplace();
    for (const { word, shape, fields } of entryKinds) {
      const answers = fields
        .filter(({ path: [name] }) => shape === "folder" || name !== "id")
        .filter((field) => field.isNeeded || field.parent?.isNeeded)
        .map((field) => (field.parent ? "" : words(field)));
      expect(await run([word], answers), complaints.join("\n")).toBe(true);
    }
    expect(await problems()).toEqual([]);
  });

  it("explains each field and asks again after each wrong answer", async () => {
    const { run, said, read } = await workplace();
    const fields = ["Bags", "What a bag holds", "", "The team", "31 June", "", "Sports"];
    const answers = [...fields, "education", "2", "books"];
    expect(await run(["post"], answers)).toBe(true);
    const told = said.join("\n");
    for (const words of ["author is empty", "31 June", '"Sports"']) {
      expect(told).toContain(words);
    }
    expect(told).toContain("The headline");
    expect(told).toContain("one of: Advocacy, Education, Community");
    expect(told).toContain("content/blog/2.mdx");
    expect(told).toContain("[bags] > ");
    const expected = { title: "Bags", date: today, category: "Education" };
    expect(frontMatter(await read("blog/books.mdx"))).toMatchObject(expected);
  });

  it.each([
    ["redirect", ["/old", "/nowhere", "/about"], "/nowhere"],
    ["redirect", ["/about", "/old", "/donate"], "/about"],
    ["success-story", ["scool", "school", "T", "B", "A"], 'Did you mean "school"?'],
    ["team", ["N.", "Guide", "{{nobody}} knows", "Helps"], "nobody"],
    ["news", ["T", "E", "31 May 2026", "Impact", "1"], "That is 2026-05-31."],
  ])("of the kind %s answers %j at once", async (word, answers, words) => {
    const { run, said, complaints } = await workplace();
    await run([word], answers);
    expect(complaints).toEqual([]);
    expect(said.join("\n")).toContain(words);
  });

  it("asks only for what no flag says, and for no id of a person", async () => {
    const { run, said } = await workplace();
    expect(await run(["team", "--name", "N. N.", "--about", "Helps"], ["Guide"])).toBe(true);
    expect(said.filter((line) => line.endsWith("> "))).toHaveLength(1);
  });

  it("gives the answers back as a command where they end, and goes on from there", async () => {
    const { run, complaints, texts } = await workplace();
    const before = await texts();
    expect(await run(["team"], ['The "A" team', "$1 `x` girls' guide"])).toBe(false);
    expect(await texts()).toEqual(before);
    expect(complaints.at(-1)).toBe(
      `npm run new team -- --name='The "A" team' --role='$1 \`x\` girls'\\'' guide'`,
    );
  });
});

describe("the kinds", () => {
  it("tell their flags", async () => {
    const { run, said } = await workplace();
    for (const { word, fields } of entryKinds) {
      expect(await run([word, "--help"])).toBe(true);
      const told = said.splice(0).join("\n");
      for (const field of fields) expect(told).toContain(`${flagOf(field)} `);
    }
  });
});
