import path from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";

import { readFrontMatter } from "#app/library/reading/front-matter.server.ts";
import { readFields } from "#app/library/reading/read-fields.server.ts";
import { foundFiles } from "#app/library/reading/found-files.server.ts";
import {
  readSource,
  sourcesAmong,
  type SourceFile,
} from "#app/library/reading/source-file.server.ts";
import { contentKinds, type ContentKind } from "#scripts/generate/content-kinds.ts";
import { editorSchema } from "#scripts/generate/editor-schema.ts";
import { exampleOf } from "#scripts/generate/example-of.ts";
import { repositoryRoot } from "#scripts/run-child.ts";
import { baseContent } from "#tests/support/base-content.ts";

const content = path.join(fileURLToPath(repositoryRoot), "content");
// The model says with patterns of its own what these formats mean.
const formats = { date: true, email: true, uri: true } as const;
const ajv = new Ajv({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  formats,
});
const judges = new Map(contentKinds.map((kind) => [kind.name, ajv.compile(editorSchema(kind))]));

/** What an editor would underline in a value of this kind, as paths and words. */
function underlined({ name }: ContentKind, value: unknown) {
  const judge = judges.get(name);
  if (!judge) throw new RangeError(`There is no schema for ${name}.`);
  judge(value);
  return (judge.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function kindOf(file: string): ContentKind | undefined {
  const own = contentKinds.find((kind) => kind.shape !== "folder" && kind.path === file);
  const isProse = ({ shape, path: folder }: ContentKind) =>
    shape === "folder" && file.startsWith(`${folder}/`) && file.endsWith(".mdx");
  return own ?? contentKinds.find(isProse);
}

function valueOf(source: SourceFile): unknown {
  if (!source.path.endsWith(".mdx")) return readFields(source.file, source.text).value;
  const matter = readFrontMatter(source);
  return "fields" in matter ? matter.fields.value : undefined;
}

const kindCalled = (name: string) => contentKinds.find((kind) => kind.name === name) as ContentKind;

describe("the schemas for editors", async () => {
  const sources = sourcesAmong(foundFiles(content)).map((one) => readSource(content, one));

  it("know a kind for every file of the content folder", () => {
    expect(sources.filter((source) => !kindOf(source.path))).toEqual([]);
    expect(new Set(sources.map((source) => kindOf(source.path)?.name)).size).toBe(
      contentKinds.length,
    );
  });

  it.each(sources.map((source) => [source.path, source] as const))(
    "underline nothing in %s",
    (_path, source) => {
      expect(underlined(kindOf(source.path) as ContentKind, valueOf(source))).toEqual([]);
    },
  );

  it.each(Object.keys(baseContent))("underline nothing in the small site's %s", (file) => {
    const source = { path: file, file: `content/${file}`, text: baseContent[file] ?? "" };
    expect(underlined(kindOf(file) as ContentKind, valueOf(source))).toEqual([]);
  });

  it("describe every field that has a value of its own", () => {
    const silent = contentKinds.flatMap((kind) =>
      leaves(editorSchema(kind)).filter(({ node }) => !node.description || !node.examples),
    );
    expect(silent.map(({ place }) => place)).toEqual([]);
  });
});

const post = () => exampleOf(kindCalled("posts").schema) as Record<string, unknown>;
const stat = () => exampleOf(kindCalled("stats").schema) as Record<string, unknown>;
const link = { label: "Home", href: "/" };
const navigation = {
  header: [link],
  donate: link,
  quickLinks: [link],
  privacy: link,
  accessibility: link,
};
const without = (value: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));

const wrong: [string, string, unknown][] = [
  ["a post without a title", "posts", without(post(), "title")],
  ["a misspelt field", "posts", { ...post(), titel: "A title" }],
  ["an empty title", "posts", { ...post(), title: "  " }],
  ["a number for a title", "posts", { ...post(), title: 12 }],
  ["a date that is none", "posts", { ...post(), date: "2025-02-30" }],
  ["a date in another form", "posts", { ...post(), date: "30 June 2026" }],
  ["a category that does not exist", "posts", { ...post(), category: "Sports" }],
  ["too long a time to read", "posts", { ...post(), readTime: 61 }],
  ["half a minute", "posts", { ...post(), readTime: 2.5 }],
  ["a draft that is neither true nor false", "posts", { ...post(), draft: "yes" }],
  ["a picture without words", "posts", { ...post(), image: { src: "a.jpg" } }],
  [
    "a picture that decorates and has words",
    "posts",
    { ...post(), image: { src: "a.jpg", alt: "A desk", decorative: true } },
  ],
  ["an unknown motif", "posts", { ...post(), leso: { motif: "lions" } }],
  ["an id with a capital letter", "stats", [{ ...stat(), id: "Girls" }]],
  ["an empty figure", "stats", [{ ...stat(), value: "" }]],
  ["a figure that is a list", "stats", [{ ...stat(), value: [1] }]],
  ["a list that is none", "stats", stat()],
  [
    "an address that runs code",
    "navigation",
    { ...navigation, donate: { ...link, href: "javascript:1" } },
  ],
  [
    "an address without a slash",
    "navigation",
    { ...navigation, donate: { ...link, href: "donate" } },
  ],
  ["no link at all", "navigation", { ...navigation, header: [] }],
];

describe("the model and the schema for editors", () => {
  it.each(wrong)("both refuse %s", (_what, name, value) => {
    const kind = kindCalled(name);
    const values = kind.shape === "list" && Array.isArray(value) ? value : [value];
    const isRefused =
      kind.shape === "list" && !Array.isArray(value)
        ? true
        : values.some((one) => !kind.schema.safeParse(one).success);
    expect(isRefused).toBe(true);
    expect(underlined(kind, value)).not.toEqual([]);
  });

  it("both take a figure that is written as a bare number", () => {
    const value = { ...stat(), value: 45 };
    expect(kindCalled("stats").schema.safeParse(value).success).toBe(true);
    expect(underlined(kindCalled("stats"), [value])).toEqual([]);
  });

  it.each(["/", "/blog/1", "#top", "https://a.example/b?c#d", "mailto:a@b.example", "tel:+254700"])(
    "both take the address %s",
    (href) => {
      const value = { ...navigation, donate: { ...link, href } };
      expect(kindCalled("navigation").schema.safeParse(value).success).toBe(true);
      expect(underlined(kindCalled("navigation"), value)).toEqual([]);
    },
  );
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
