import { z } from "zod";

import { exampleValue } from "#scripts/generate/example-of.ts";

/** A JSON Schema (draft 7) of the parts that the model uses, with the model's own notes in it. */
export type DescribedSchema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, DescribedSchema>;
  required?: string[];
  items?: DescribedSchema;
  /** The model's notes on a field, which are no part of JSON Schema. */
  expects?: string;
  reference?: string;
  [keyword: string]: unknown;
};

/** The schema of what a writer may write, every example as the value that it stands for. */
export function describedSchema(schema: z.ZodType): DescribedSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const field = zodSchema as unknown as z.ZodType;
      const node = jsonSchema as DescribedSchema;
      // A figure is a text that may be written as a bare number.
      if (node.type === "string" && !node.enum && field.safeParse(1).success) {
        node.type = ["string", "number"];
      }
      // JSON Schema knows no "capital or small letters", so such a pattern would refuse too much.
      if (hasFlags(field)) delete node.pattern;
      node.examples &&= node.examples.flatMap((example) => {
        if (typeof example !== "string") return [example];
        const value = exampleValue(example, field);
        return value === undefined ? [] : [value];
      });
    },
  }) as DescribedSchema;
}

function hasFlags(schema: z.ZodType) {
  const { patterns } = schema._zod.bag as { patterns?: Set<RegExp> };
  return [...(patterns ?? [])].some(({ flags }) => flags.replace("u", "") !== "");
}
