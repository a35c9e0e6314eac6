import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { z } from "zod";

import { folders, lists, singles } from "#app/library/collections.ts";
import { readValue } from "#app/library/problems/schema-problems.ts";
import { readFields } from "#app/library/reading/read-fields.server.ts";
import { fieldNames, schemaAt } from "#app/library/schema-walk.ts";
import { problemsOf } from "#tests/support/content-folder.ts";

const { places } = readFields("content/any.yaml", "");
const schemas = Object.values({ ...singles, ...lists, ...folders }).map(({ schema }) => schema);

/** A schema with everything in it that has fields of its own. */
function withInner(schema: z.ZodType | undefined): z.ZodType[] {
  if (!schema) return [];
  const inner = fieldNames(schema).flatMap((name) => withInner(schemaAt(schema, [name])));
  return [...(fieldNames(schema).length > 0 ? [schema] : []), ...inner, ...entries(schema)];
}

const entries = (schema: z.ZodType) => withInner(schemaAt(schema, [0]));

const missing = schemas.flatMap(withInner).flatMap((schema) =>
  readValue({ file: "content/any.yaml", schema, value: {}, places, path: [] }).problems.map(
    (problem) => ({
      ...problem,
      schema: schemaAt(schema, [problem.field]),
    }),
  ),
);

describe("what to do about a missing field", () => {
  it("is a line that can be copied as it is", () => {
    const broken = missing.flatMap(({ field, fix, schema }) => {
      const line = /^Add a line like (.*)\.$/.exec(fix)?.[1];
      if (line === undefined) return [];
      return schema?.safeParse(valueOf(line, field)).success ? [] : [line];
    });
    expect([...new Set(broken)]).toEqual([]);
  });

  it("ends in one full stop", () => {
    const endings = missing.map(({ fix }) => fix.slice(-2));
    expect(endings).not.toContain("..");
  });

  it("names the fields inside a field that has some", () => {
    const silent = missing.filter(
      ({ fix, schema }) => !requiredNames(schema).every((name) => fix.includes(name)),
    );
    expect([...new Set(silent.map(({ field, fix }) => `${field}: ${fix}`))]).toEqual([]);
  });
});

describe("an entry of a list that has no fields", () => {
  it("is called by its number", async () => {
    expect(await problemsOf({ "team.yaml": "- Wanjiku\n" })).toEqual([
      "content/team.yaml:1:3  entry 1 has to have fields of its own below it. Put each field on a line of its own, two spaces further to the right.",
    ]);
  });

  it("is called empty where nothing stands behind its hyphen", async () => {
    const [line, ...others] = await problemsOf({ "team.yaml": "-\n" });
    expect(others).toEqual([]);
    expect(line).toMatch(/^content\/team\.yaml:1:\d  entry 1 is empty\./);
    expect(line).not.toContain("the file");
  });
});

function requiredNames(schema: z.ZodType | undefined) {
  return fieldNames(schema).filter(
    (name) => schema && !schemaAt(schema, [name])?.safeParse(undefined).success,
  );
}

function valueOf(line: string, field: string): unknown {
  try {
    return (parse(line) as Record<string, unknown>)[field];
  } catch {
    return undefined;
  }
}
