import { expect, it } from "vitest";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import { findFiles } from "#app/content/reading/read-content.server.ts";
import {
  contentFolder,
  contentsOf,
  contentWith,
  postFile,
  type Files,
} from "#tests/support/content-folder.ts";

it.each([
  ["time: 12:30", { time: "12:30" }],
  ["number: 010", { number: "010" }],
  ["phone: +254", { phone: "+254" }],
  ["count: 12", { count: 12 }],
])("the YAML %s is read as it is written", (text, data) => {
  expect(parseYaml(text).data).toEqual(data);
});

it.each(["a: !!js/function 'x'", "a: &b c", "a: [*b]", "? [a]: b", "a: b\na: c", "a: !x b"])(
  "YAML that changes the meaning is refused: %s",
  (text) => {
    const { data, faults } = parseYaml(text);
    expect(data).toBeUndefined();
    expect(faults).not.toEqual([]);
  },
);

it.each([
  ["quoted", 'a: "One \\"two\\" three"', 'One "two" three'],
  ["in single quotes", "a: 'It''s two'", "It's two"],
  ["folded", "a: >-\n  One\n  two", "One two"],
])("the offset of each word of a value is known: %s", (_how, text, value) => {
  const offset = parseYaml(text).offsetsAt(["a"], value)[value.indexOf("two")];
  expect(text.slice(offset)).toMatch(/^two/);
});

it("a file with Windows line ends and a byte order mark has the same words", async () => {
  const text = postFile("Words.\n\nMore.\n", { title: "A title" });
  const other = { "blog/9.mdx": `\uFEFF${text.replaceAll("\n", "\r\n")}` };
  expect(await contentsOf(other)).toEqual(await contentsOf({ "blog/9.mdx": text }));
});

it("everything else is read if a file is invalid, with composed accents", async () => {
  const { files } = await contentWith({
    "team.yaml": "- id: E\u0301d\n",
    "stats.yaml": "- id: [\n",
    "blog/9.mdx": "no fields",
  });
  const unread = files.filter(({ faults }) => faults.length > 0).map(({ path }) => path);
  expect(unread).toEqual(["blog/9.mdx", "stats.yaml"]);
  expect(files.find(({ path }) => path === "team.yaml")?.data).toEqual([{ id: "\u00C9d" }]);
});

it("the language of a site may have three letters", async () => {
  const { files } = await contentWith({
    "site.yaml": "languages: [{ code: luo-KE }]\n",
    "team.yaml": "[]\n",
  });
  expect(files.find(({ path }) => path === "team.yaml")?.language).toBe("luo");
});

it("a folder is no file, the handbook is not read, and a missing folder is refused", async () => {
  const names = ["handbook/texts.md", "partners.yaml/note.md"];
  const folder = await contentFolder(Object.fromEntries(names.map((name) => [name, "Words."])));
  const found = findFiles(folder);
  expect(found.some(({ path }) => path.startsWith("handbook"))).toBe(false);
  expect(found.find(({ path }) => path === "partners.yaml")?.isLink).toBe(true);
  expect(() => findFiles(`${folder}/nowhere`)).toThrow("CONTENT_DIR");
});

it.each<Files>([
  { "team.yaml": "- id: [\n" },
  { "helplines.yaml": null },
  { "helplines.yaml": "- { id: a, number: '116', name: A, onlyOnHelp: true }\n" },
  { "blog/9.mdx": postFile("<Callout>\n") },
  { "blog/9.mdx": postFile("Words.\n", { date: "today" }) },
])("content is opened only if all of it is valid: %j", async (files) => {
  await expect(contentsOf(files)).rejects.toThrow("npm run check:content");
});
