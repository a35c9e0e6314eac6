import { expect, it } from "vitest";
import { kinds } from "#app/content/kinds.ts";
import { cmsConfig } from "#scripts/editor/cms-config.ts";
import { itemsField, sourceField } from "#scripts/editor/file-formats.ts";
import { fieldsBelow } from "#scripts/generate/field-pages.ts";

type Field = { name: string; hint?: string; fields?: Field[]; field?: Field };
type Part = { name: string; file?: string; files?: Part[]; fields?: Field[] };

const config = cmsConfig({ name: "test-repo" }, ["en-KE", "sw"]);
const { collections = [] } = config;
const parts = (collections as Part[]).flatMap((part) => part.files ?? [part]);
const partOf = (name: string) => parts.find((part) => part.name === name)!;
const field = (name: string, fields?: Field[]) => fields?.find((one) => one.name === name);

it.each(kinds)("has every field of $name once", ({ name, form, schema }) => {
  const [fields = [], ...others] = parts.flatMap((part) =>
    part.name === name ? [part.fields] : [],
  );
  expect(others).toEqual([]);
  const shown =
    form === "list" ? (fields.find((field) => field.name === itemsField)?.fields ?? []) : fields;
  const extra = [sourceField, "translates", form === "folder" && "body"];
  const paths = pathsOf(shown).filter((path) => !extra.includes(path));
  const expected = fieldsBelow(schema).map(({ path }) => path.join("."));
  expect(paths.sort()).toEqual(expected.sort());
});

it("offers the translated fields in another language, where none is required, and no facts", () => {
  const figure = field(itemsField, partOf("stats").fields)?.fields;
  const translated = { i18n: true, required: ["en-KE"] };
  expect(field("id", figure)).toMatchObject(translated);
  expect(field("label", figure)).toMatchObject(translated);
  expect(field("status", figure)).toMatchObject({ i18n: false, required: true });
  expect(field("title", partOf("home").fields)).toMatchObject(translated);
  expect(field("provider", partOf("donate").fields)).toMatchObject({ i18n: false });
  const files = ["home", "releasedAddresses"].map((name) => partOf(name).file);
  expect(files).toEqual(["content/{{locale}}/pages/home.yaml", "content/released-addresses.yaml"]);
});

it("proposes each change, keeps the first language where it is, and makes photos smaller", () => {
  expect(config).toMatchObject({
    publish_mode: "editorial_workflow",
    i18n: { default_locale: "en-KE", omit_default_locale_from_file_path: true },
    media_libraries: { all: { transformations: { raster_image: { width: 3000, height: 3000 } } } },
    output: { omit_empty_optional_fields: true },
  });
  // A picture is beside its file, and the text of a post comes before what most leave out.
  expect(partOf("home")).toMatchObject({ media_folder: "/content/pages" });
  const names = ["posts", "home"].map((name) => partOf(name).fields?.map((one) => one.name));
  expect(names[0]?.slice(1, 5)).toEqual(["translates", "title", "excerpt", "body"]);
  expect(names[1]?.slice(1, 3)).toEqual(["translates", "title"]);
});

it.each([
  ["testimonials items rating", { widget: "number", value_type: "int", min: 1, max: 5 }],
  ["posts date", { widget: "datetime", format: "YYYY-MM-DD", time_format: false, type: "date" }],
  ["posts title", { widget: "string", pattern: ["/[\\p{L}\\p{N}]/u", expect.any(String)] }],
  ["posts excerpt", { widget: "text" }],
  ["posts image src", { widget: "image", hint: undefined }],
  ["programs features", { widget: "list", min: 1 }],
  ["helplines items number", { hint: "The number as people dial it. Example: 116" }],
  ["stats items", { summary: "{{value}} {{label}} ({{id}})" }],
  ["site social", { summary: "{{name}}", max: 6 }],
  ["successStories items program", { display_fields: ["title"] }],
])("%s is a field with %j", (path, settings) => {
  const [name = "", ...steps] = path.split(" ");
  const found = steps.reduce<Field | undefined>((one, step) => field(step, one?.fields), {
    name,
    fields: partOf(name).fields,
  });
  expect(found).toMatchObject(settings);
});

it("explains a field, names the entries of a list, and offers those of another file by their ids", () => {
  const stories = field(itemsField, partOf("successStories").fields);
  expect(stories).toMatchObject({ summary: "{{title}} ({{id}})" });
  const program = { collection: "programs", value_field: "{{slug}}" };
  expect(field("program", stories?.fields)).toMatchObject(program);
  const { fields } = partOf("posts");
  expect(field("category", fields)).toMatchObject({
    file: "categories",
    value_field: "items.*.id",
  });
  expect(field("date", fields)).toMatchObject({ hint: expect.stringMatching(/\. Example: 20/) });
});

it("a hint asks for no quotes, makes no link of an address, and has no other signs of Markdown", () => {
  const [provider] = [field("provider", partOf("donate").fields)];
  const hint = (name: string) => field(name, provider?.fields)?.hint;
  expect(hint("fundraiserId")).toMatch(/\. Example: 000000$/);
  expect(hint("pageAddress")).toContain("https\\://");
  const all = parts.flatMap(({ fields = [] }) => hintsOf(fields));
  expect(all.filter((words) => /(?<!\\)[`*_[\]#<>]/.test(words))).toEqual([]);
});

function hintsOf(fields: Field[]): string[] {
  return fields.flatMap(({ hint = "", fields: inner = [], field }) => [
    hint,
    ...hintsOf([...inner, ...(field ? [field] : [])]),
  ]);
}

function pathsOf(fields: Field[], above = ""): string[] {
  return fields.flatMap(({ name, fields: inner = [], field }) => {
    const path = above + name;
    return [path, ...pathsOf([...inner, ...(field?.fields ?? [])], `${path}.`)];
  });
}
