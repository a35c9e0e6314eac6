import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { kinds } from "#app/content/kinds.ts";
import { fieldAt, fieldsOf, type ModelField } from "#app/content/model-fields.ts";
import { wording } from "#app/model/fields/described.ts";
import { references } from "#app/model/fields/figure.ts";
import { fieldsBelow } from "#scripts/generate/field-pages.ts";
import { fieldNotes, schemasInside } from "#app/content/walk-fields.ts";

const fields = kinds.flatMap(({ name, schema }) =>
  fieldsBelow(schema).map((field) => ({ ...field, place: `${name}.${field.path.join(".")}` })),
);
const items = fields
  .filter(({ type }) => type === "list")
  .map(({ schema, place }) => ({ ...fieldAt(schema, [0]), place: `${place}.0` }));
const placesOf = (some: { place: string }[]) => some.map(({ place }) => place);

it("every field has a short label and a description", () => {
  const isShort = (label: string) => /^[^.,;:]{2,40}$/.test(label);
  const wrong = fields.filter(({ label, description }) => !isShort(label) || !description);
  expect(fields.length).toBeGreaterThan(500);
  expect(placesOf(wrong)).toEqual([]);
});

it("every value has an example that its schema accepts, as text or as in a file", () => {
  const isAccepted = ({ schema, example }: ModelField) =>
    schema.safeParse(example).success || schema.safeParse(parse(example)).success;
  // The fields of a group have examples of their own.
  const isWhole = ({ schema, example }: ModelField) =>
    example === "" && fieldsOf(schema).length > 0;
  const wrong = fields.filter((field) => !isWhole(field) && !isAccepted(field));
  expect(placesOf(wrong)).toEqual([]);
});

it("every name in braces in an example or a description is one that the site fills in", () => {
  const wrong = [...fields, ...items].filter(({ type, description, example, notes }) => {
    const named = type === "group" ? description : description + example;
    const names = [...named.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].map(([, name]) => name);
    const { placeholders = [] } = notes;
    return [...new Set(names)].sort().join() !== placeholders.toSorted().join();
  });
  expect(placesOf(wrong)).toEqual([]);
});

it("every reference leads to a kind of content whose entries have ids", () => {
  const known = kinds.filter(({ form }) => form !== "single").map(({ name }) => name);
  const used = [...fields, ...items].flatMap(({ reference }) => reference?.kind ?? []);
  const named = Object.values(references).map(({ kind }) => kind);
  expect([...used, ...named].filter((kind) => !known.includes(kind))).toEqual([]);
  expect(used.length).toBeGreaterThan(5);
});

it("the words of a description change nothing else", () => {
  const plain = z.strictObject({ heading: wording("The heading", "Our values") });
  const odd = z.strictObject({
    heading: wording("One sentence, with {count}: a list", "Our values"),
  });
  const [{ schema: one, ...before }, { schema: other, ...after }] = [plain, odd].map((schema) =>
    fieldAt(schema, ["heading"]),
  ) as [ModelField, ModelField];
  expect(one).not.toBe(other);
  const described = { description: before.description, notes: before.notes };
  expect({ ...after, ...described }).toEqual(before);
  expect(after.notes.placeholders).toBeUndefined();
});

it.each(kinds.map(({ path, schema }) => [path, schema] as const))(
  "each field of %s has a concern",
  (path, schema) => expect(silentFields(schema, path, false)).toEqual([]),
);

function silentFields(schema: z.ZodType, place: string, isInherited: boolean): string[] {
  const hasConcern = isInherited || fieldNotes(schema).concern !== undefined;
  const inside = schemasInside(schema);
  if (inside.length === 0) return hasConcern ? [] : [place];
  return inside.flatMap(({ step, inner }) => silentFields(inner, `${place}.${step}`, hasConcern));
}
