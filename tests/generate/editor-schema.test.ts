import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";

import { kinds, type Kind } from "#app/content/kinds.ts";
import { editorSchema } from "#scripts/generate/editor-schema.ts";
import { exampleOf } from "#scripts/generate/example-of.ts";
import { smallFolder, contentWith } from "#tests/support/content-folder.ts";

// The model says with patterns of its own what these formats mean.
const formats = { date: true, email: true, uri: true } as const;
const ajv = new Ajv({ strictRequired: false, allowUnionTypes: true, formats });
const judges = new Map(kinds.map((kind) => [kind.name, ajv.compile(editorSchema(kind))]));
const kindCalled = (name: string) => kinds.find((kind) => kind.name === name) as Kind;

/** Whether an editor underlines nothing in a value of this kind. */
const isPlain = ({ name }: Kind, value: unknown) => judges.get(name)?.(value) ?? false;

/** Whether the model takes this value, which is one of its kind or a list of them. */
function isTaken({ form, schema }: Kind, value: unknown) {
  if (form !== "list") return schema.safeParse(value).success;
  return Array.isArray(value) && value.every((one) => schema.safeParse(one).success);
}

const example = (name: string) => exampleOf(kindCalled(name).schema) as Record<string, unknown>;
const post = (changed: object) => ({ ...example("posts"), ...changed });
const stat = (changed: object) => [{ ...example("stats"), ...changed }];
const leading = (href: string) => {
  const link = { label: "Home", href: "/" };
  const links = { header: [link], quickLinks: [link], privacy: link, accessibility: link };
  return { ...links, donate: { ...link, href }, swahili: { ...links, donate: link } };
};

describe("the schemas for editors", () => {
  it.each(["tests/fixtures/content", smallFolder])("underline nothing in %s", async (folder) => {
    const { files } = await contentWith({}, folder);
    expect(files.filter(({ kind, data }) => !isPlain(kind, data))).toEqual([]);
  });

  it("take an example of each kind, as the model does", () => {
    for (const kind of kinds) {
      const value = exampleOf(kind.schema);
      expect(kind.schema.safeParse(value).error?.issues ?? [], kind.path).toEqual([]);
    }
  });

  it.each<[what: string, name: string, value: unknown, isRight?: boolean]>([
    ["a post without a title", "posts", post({ title: undefined })],
    ["a misspelt field", "posts", post({ titel: "A title" })],
    ["an empty title", "posts", post({ title: "  " })],
    ["a number for a title", "posts", post({ title: 12 })],
    ["a date in another form", "posts", post({ date: "30 June 2026" })],
    ["half a minute", "posts", post({ readTime: 2.5 })],
    ["a picture without words", "posts", post({ image: { src: "a.jpg" } })],
    ["an id with a capital letter", "stats", stat({ id: "Girls" })],
    ["a list that is none", "stats", stat({})[0]],
    ["an address that runs code", "navigation", leading("javascript:1")],
    ["a figure that is a bare number", "stats", stat({ value: 45 }), true],
    ["the address of a page", "navigation", leading("/blog/1"), true],
    ["the address of another site", "navigation", leading("https://a.b/c?d#e"), true],
    ["a telephone number", "navigation", leading("tel:+2547"), true],
  ])("judge %s as the model does", (_what, name, value, isRight = false) => {
    expect(isTaken(kindCalled(name), value)).toBe(isRight);
    expect(isPlain(kindCalled(name), value)).toBe(isRight);
  });
});
