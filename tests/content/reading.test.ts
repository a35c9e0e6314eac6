import { describe, expect, it } from "vitest";
import { parseYaml } from "#app/content/reading/parse-yaml.ts";
import { offsetsOf } from "#app/content/range.ts";
import {
  contentFolder,
  contentsOf,
  type Files,
  contentWith,
  postFile,
} from "#tests/support/content-folder.ts";
import { findFiles } from "#app/content/reading/read-content.server.ts";

describe("the YAML of a file", () => {
  it.each([
    ["time: 12:30", { time: "12:30" }],
    ["country: no", { country: "no" }],
    ["number: 010", { number: "010" }],
    ["phone: +254", { phone: "+254" }],
    ["count: 12", { count: 12 }],
  ])("is read as it is written: %s", (text, data) => {
    expect(parseYaml(text).data).toEqual(data);
  });

  it.each(["a: !!js/function 'x'", "a: &b c", "a: [*b]", "? [a]: b", "a: b\na: c", "a: !x b"])(
    "refuses syntax that changes the meaning: %s",
    (text) => {
      const { data, faults } = parseYaml(text);
      expect(data).toBeUndefined();
      expect(faults).not.toEqual([]);
    },
  );

  it.each([
    ["plain", "a: One two", "One two"],
    ["quoted", 'a: "One \\"two\\" three"', 'One "two" three'],
    ["in single quotes", "a: 'It''s two'", "It's two"],
    ["folded", "a: >-\n  One\n  two", "One two"],
    ["literal", "a: |\n  One\n  two\n", "One\ntwo\n"],
    ["on two lines", "a: One\n   two", "One two"],
  ])("knows the offset of each word: %s", (_how, text, value) => {
    const parsed = parseYaml(text);
    expect(parsed.data).toEqual({ a: value });
    const offset = parsed.offsetsAt(["a"], value)[value.indexOf("two")] ?? 0;
    expect(text.slice(offset, offset + 3)).toBe("two");
  });
});

describe("the offsets of a text in its source", () => {
  it.each([
    ["AT&amp;T two", "AT&T two"],
    ["one \\* two", "one * two"],
    ["one\n> two", "one\ntwo"],
  ])("skip sequences for one character: %j", (source, value) => {
    const offsets = offsetsOf(value, source, { start: 0, end: source.length });
    expect(source.slice(offsets[value.indexOf("two")])).toMatch(/^two/);
  });
});

describe("a content folder", () => {
  it("reads the same words with Windows line ends and a byte order mark", async () => {
    const text = postFile("Words.\n\nMore.\n", { title: "A title" });
    const files = { "blog/9.mdx": text };
    const other = { "blog/9.mdx": `\uFEFF${text.replaceAll("\n", "\r\n")}` };
    expect(await contentsOf(other)).toEqual(await contentsOf(files));
  });

  it("reads everything else if a file is invalid", async () => {
    const { files } = await contentWith({ "team.yaml": "- id: [\n", "blog/9.mdx": "no fields" });
    const unread = files.filter(({ faults }) => faults.length > 0).map(({ path }) => path);
    expect(unread).toEqual(["blog/9.mdx", "team.yaml"]);
    expect(files.find(({ path }) => path === "site.yaml")?.data).toBeDefined();
  });

  it("skips the handbook and refuses a missing folder", async () => {
    const folder = await contentFolder({ "handbook/texts.md": "Words." });
    expect(findFiles(folder).some(({ path }) => path.startsWith("handbook"))).toBe(false);
    expect(() => findFiles(`${folder}/nowhere`)).toThrow("CONTENT_DIR");
  });

  it("takes no folder for a file, and composes accents", async () => {
    const folder = await contentFolder({ "partners.yaml/note.md": "Words." });
    expect(findFiles(folder).find(({ path }) => path === "partners.yaml")?.isLink).toBe(true);
    const { files } = await contentWith({ "team.yaml": "- id: E\u0301d\n" });
    expect(files.find(({ path }) => path === "team.yaml")?.data).toEqual([{ id: "\u00C9d" }]);
  });

  it("is opened only if all of it is valid", async () => {
    const broken: Files[] = [
      { "team.yaml": "- id: [\n" },
      { "helplines.yaml": null },
      { "team.yaml": "" },
      { "blog/9.mdx": postFile("<script>alert(1)</script>\n") },
      { "blog/9.mdx": postFile("<Callout>\n") },
      { "blog/9.mdx": postFile("Words.\n", { date: "today" }) },
    ];
    for (const files of broken)
      await expect(contentsOf(files)).rejects.toThrow("npm run check:content");
  });
});
