import { expect, it } from "vitest";
import { kinds } from "#app/content/kinds.ts";
import { cmsConfig } from "#scripts/editor/cms-config.ts";
import { itemsField, sourceField } from "#scripts/editor/file-formats.ts";
import { fieldsOf } from "#scripts/generate/fields-of.ts";

type Field = {
  name: string;
  label?: string;
  hint?: string;
  i18n?: boolean;
  fields?: Field[];
  field?: Field;
};
type Part = { name: string; files?: Part[]; fields?: Field[] };

const { collections = [] } = cmsConfig({ name: "test-repo" }, ["en-KE", "sw"]);
const parts = (collections as Part[]).flatMap((part) => part.files ?? [part]);

it.each(kinds)("has every field of $name once", ({ name, form, schema }) => {
  const fields = parts.find((part) => part.name === name)?.fields ?? [];
  const shown =
    form === "list" ? (fields.find((field) => field.name === itemsField)?.fields ?? []) : fields;
  const extra = [sourceField, form === "folder" && "body"];
  const paths = pathsOf(shown).filter((path) => !extra.includes(path));
  const expected = fieldsOf(schema).map(({ path }) => path.join("."));
  expect(paths.sort()).toEqual(expected.sort());
});

it("offers the translated fields in another language, and no facts", () => {
  const [stats, home] = ["stats", "home"].map(
    (name) => parts.find((part) => part.name === name)?.fields,
  );
  const figure = stats?.[0]?.fields ?? [];
  const isTranslated = (name: string) => figure.find((field) => field.name === name)?.i18n;
  expect(["id", "label", "status"].map(isTranslated)).toEqual([true, true, false]);
  expect(home?.find(({ name }) => name === "heading")?.i18n).toBe(true);
  const donate = parts.find((part) => part.name === "donate")?.fields;
  expect(donate?.find(({ name }) => name === "provider")?.i18n).toBe(false);
});

function pathsOf(fields: Field[], above = ""): string[] {
  return fields.flatMap(({ name, fields: inner = [], field }) => {
    const path = above + name;
    return [path, ...pathsOf([...inner, ...(field?.fields ?? [])], `${path}.`)];
  });
}
