import { describe, expect, it } from "vitest";
import { z } from "zod";

import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { kinds } from "#app/content/kinds.ts";
import { exampleOf, exampleValue } from "#scripts/generate/example-of.ts";

/** Every schema inside a schema with the path at which it stands. */
function withInner(schema: z.ZodType | undefined, path: string): [string, z.ZodType][] {
  if (!schema) return [];
  const fields = fieldNames(schema).flatMap((name) =>
    withInner(schemaAt(schema, [name]), `${path}.${name}`),
  );
  return [[path, schema], ...fields, ...withInner(schemaAt(schema, [0]), `${path}.0`)];
}

describe("the examples of the model", () => {
  it("make a value that fits each kind", () => {
    for (const { path, schema } of kinds) {
      expect(schema.safeParse(exampleOf(schema)).error?.issues ?? [], path).toEqual([]);
    }
  });

  it("all fit the field that they are for", () => {
    const broken = kinds
      .flatMap((kind) => withInner(kind.schema, kind.name))
      .flatMap(([path, schema]) =>
        (fieldNotes(schema).examples ?? [])
          .filter((example) => exampleValue(example, schema) === undefined)
          .map((example) => `${path}: ${example}`),
      );
    expect([...new Set(broken)]).toEqual([]);
  });
});

describe("the value of an example", () => {
  const text = z.string();
  it.each([
    [text, "Mother of two", "Mother of two"],
    [text, "Error: {title}", "Error: {title}"],
    [text, "404", "404"],
    [text, '"08:00"', "08:00"],
    [z.int(), "4", 4],
    [z.boolean(), "true", true],
    [z.array(text), "[Listening, Planning]", ["Listening", "Planning"]],
    [z.int(), "four", undefined],
  ])("is read as in a file: %#", (schema, written, value) => {
    expect(exampleValue(written, schema)).toEqual(value);
  });
});

describe("the smallest value", () => {
  it("leaves out what may be left out and has as many entries as are needed", () => {
    const word = z.string().meta({ examples: ["word"] });
    const schema = z.strictObject({ words: z.array(word).length(3), more: word.optional() });
    expect(exampleOf(schema)).toEqual({ words: ["word", "word", "word"] });
  });

  it("says of which field no example fits", () => {
    const schema = z.strictObject({ word: z.int().meta({ description: "The year" }) });
    expect(() => exampleOf(schema)).toThrow("The year");
  });
});
