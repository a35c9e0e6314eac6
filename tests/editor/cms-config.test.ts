import { expect, it } from "vitest";
import { kinds } from "#app/content/kinds.ts";
import { cmsConfig } from "#scripts/editor/cms-config.ts";
import { itemsField, sourceField } from "#scripts/editor/file-formats.ts";
import { fieldsBelow } from "#scripts/generate/field-pages.ts";

type Field = { name: string; hint?: string; fields?: Field[]; field?: Field };
type Part = { name: string; file?: string; files?: Part[]; fields?: Field[] };

const { collections = [] } = cmsConfig({ name: "test-repo" }, ["en-KE", "sw"]);
const parts = (collections as Part[]).flatMap((part) => part.files ?? [part]);
const partOf = (name: string) => parts.find((part) => part.name === name)!;
const field = (name: string, fields?: Field[]) => fields?.find((one) => one.name === name);

it.each(kinds)("has every field of $name once", ({ name, form, schema }) => {
  const fields = parts.find((part) => part.name === name)?.fields ?? [];
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
