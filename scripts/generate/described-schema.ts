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

/**
 * The schema of what a writer may write, every example as the value that it stands for; what is given by
 * default is not needed.
 */
export function describedSchema(schema: z.ZodType, given?: unknown): DescribedSchema {
  const described = z.toJSONSchema(schema, {
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
  return withGiven(described, given);
}

function withGiven(node: DescribedSchema, given: unknown): DescribedSchema {
  if (given === undefined) return node;
  if (!node.properties) return { ...node, default: given };
  const properties = Object.entries(node.properties).map(([name, field]) => {
    return [name, withGiven(field, (given as Record<string, unknown>)[name])] as const;
  });
  const isNeeded = (name: string) =>
    properties.some(([one, { default: words, properties: inner, required = [] }]) => {
      return one === name && words === undefined && (!inner || required.length > 0);
    });
  const required = node.required?.filter(isNeeded);
  return { ...node, properties: Object.fromEntries(properties), required };
}

function hasFlags(schema: z.ZodType) {
  const { patterns } = schema._zod.bag as { patterns?: Set<RegExp> };
  return [...(patterns ?? [])].some(({ flags }) => flags.replace("u", "") !== "");
}
