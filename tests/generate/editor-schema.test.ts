import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";

import { kinds, type Kind } from "#app/content/kinds.ts";
import { editorSchema } from "#scripts/generate/editor-schema.ts";
import { exampleOf } from "#scripts/generate/example-of.ts";
import { baseContent as smallContent } from "#tests/support/base-content.ts";
import { contentWith } from "#tests/support/check/content-in-memory.ts";

// The model says with patterns of its own what these formats mean.
const formats = { date: true, email: true, uri: true } as const;
const ajv = new Ajv({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  formats,
});
const judges = new Map(kinds.map((kind) => [kind.name, ajv.compile(editorSchema(kind))]));

/** What an editor would underline in a value of this kind, as paths and words. */
function underlined({ name }: Kind, value: unknown) {
  const judge = judges.get(name);
  if (!judge) throw new RangeError(`There is no schema for ${name}.`);
  judge(value);
  return (judge.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const kindCalled = (name: string) => kinds.find((kind) => kind.name === name) as Kind;

describe("the schemas for editors", () => {
  it.each([
    ["the content", {}],
    ["the small site", smallContent],
  ])("know a kind for every file of %s and underline nothing in it", async (_site, laid) => {
    const { files } = await contentWith(laid);
    const found = files.flatMap(({ path, kind, data }) =>
      underlined(kind, data).map((line) => `${path}${line}`),
    );
    expect(found).toEqual([]);
  });

  it("describe every field that has a value of its own", () => {
    const silent = kinds.flatMap((kind) =>
      leaves(editorSchema(kind)).filter(({ node }) => !node.description || !node.examples),
    );
    expect(silent.map(({ place }) => place)).toEqual([]);
  });
});

const exampleOfKind = (name: string) =>
  exampleOf(kindCalled(name).schema) as Record<string, unknown>;
const post = (changed: object) => ({ ...exampleOfKind("posts"), ...changed });
const stat = (changed: object) => [{ ...exampleOfKind("stats"), ...changed }];
const leading = (href: string) => {
  const link = { label: "Home", href: "/" };
  const links = { header: [link], quickLinks: [link], privacy: link, accessibility: link };
  return { ...links, donate: { ...link, href } };
};
const decorative = { src: "a.jpg", alt: "A desk", decorative: true };

describe("the model and the schema for editors", () => {
  /** Whether the model takes this value, which is one of its kind or a list of them. */
  function isTaken({ form, schema }: Kind, value: unknown) {
    if (form !== "list") return schema.safeParse(value).success;
    return Array.isArray(value) && value.every((one) => schema.safeParse(one).success);
  }

  it.each<[what: string, name: string, value: unknown]>([
    ["a post without a title", "posts", post({ title: undefined })],
    ["a misspelt field", "posts", post({ titel: "A title" })],
    ["an empty title", "posts", post({ title: "  " })],
    ["a number for a title", "posts", post({ title: 12 })],
    ["a date that is none", "posts", post({ date: "2025-02-30" })],
    ["a date in another form", "posts", post({ date: "30 June 2026" })],
    ["a category that does not exist", "posts", post({ category: "Sports" })],
    ["too long a time to read", "posts", post({ readTime: 61 })],
    ["half a minute", "posts", post({ readTime: 2.5 })],
    ["a draft that is neither true nor false", "posts", post({ draft: "yes" })],
    ["a picture without words", "posts", post({ image: { src: "a.jpg" } })],
    ["a picture that decorates and has words", "posts", post({ image: decorative })],
    ["an unknown motif", "posts", post({ leso: { motif: "lions" } })],
    ["an id with a capital letter", "stats", stat({ id: "Girls" })],
    ["an empty figure", "stats", stat({ value: "" })],
    ["a figure that is a list", "stats", stat({ value: [1] })],
    ["a list that is none", "stats", stat({})[0]],
    ["an address that runs code", "navigation", leading("javascript:1")],
    ["an address without a slash", "navigation", leading("donate")],
    ["no link at all", "navigation", { ...leading("/"), header: [] }],
  ])("both refuse %s", (_what, name, value) => {
    expect(isTaken(kindCalled(name), value)).toBe(false);
    expect(underlined(kindCalled(name), value)).not.toEqual([]);
  });

  const addresses = [
    "/",
    "/blog/1",
    "#top",
    "https://a.b/c?d#e",
    "mailto:a@b.example",
    "tel:+2547",
  ];
  it.each<[what: string, name: string, value: unknown]>([
    ["a figure that is written as a bare number", "stats", stat({ value: 45 })],
    ...addresses.map((address) => {
      return [`the address ${address}`, "navigation", leading(address)] as [
        string,
        string,
        unknown,
      ];
    }),
  ])("both take %s", (_what, name, value) => {
    expect(isTaken(kindCalled(name), value)).toBe(true);
    expect(underlined(kindCalled(name), value)).toEqual([]);
  });
});

type Node = {
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Node>;
  items?: Node;
};

function leaves(node: Node, place = ""): { node: Node; place: string }[] {
  const inner = Object.entries(node.properties ?? node.items?.properties ?? {});
  return inner.flatMap(([name, field]) => {
    const path = `${place}.${name}`;
    const below = leaves(field, path);
    return below.length > 0 ? below : [{ node: field, place: path }];
  });
}
