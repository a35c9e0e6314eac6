import type { ContentKind } from "#scripts/generate/content-kinds.ts";
import { describedSchema, type DescribedSchema } from "#scripts/generate/described-schema.ts";

// The model keeps notes of its own beside these; an editor would not know them.
const keywords = new Set(
  (
    "$schema title description default examples type format enum const pattern minLength maxLength " +
    "minimum maximum exclusiveMinimum exclusiveMaximum multipleOf items minItems maxItems " +
    "uniqueItems properties required additionalProperties propertyNames minProperties " +
    "maxProperties allOf anyOf oneOf not $ref definitions"
  ).split(" "),
);
const namedSchemas = new Set(["properties", "definitions"]);

/** The JSON Schema by which an editor completes and underlines a file of this kind. */
export function editorSchema({ shape, path, schema }: ContentKind): DescribedSchema {
  const { $schema, ...fields } = forEditors(describedSchema(schema)) as DescribedSchema;
  const title = shape === "folder" ? `${path}/*.mdx` : path;
  const $comment = "Written by npm run generate from app/model.";
  return shape === "list"
    ? { $schema, $comment, title, type: "array", items: fields }
    : { $schema, $comment, title, ...fields };
}

function forEditors(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forEditors);
  if (typeof node !== "object" || node === null) return node;
  const { description, expects } = node as DescribedSchema;
  const words = [description, expects && `It has to be ${expects}`].filter(Boolean).join(". ");
  const kept = Object.entries(node).filter(([keyword]) => keywords.has(keyword));
  return Object.fromEntries([
    ...(words ? [["description", words]] : []),
    ...kept
      .filter(([keyword]) => keyword !== "description")
      .map(([keyword, value]) => [keyword, keywordValue(keyword, value)]),
  ]);
}

function keywordValue(keyword: string, value: unknown): unknown {
  if (keyword === "examples" || keyword === "enum" || keyword === "const") return value;
  if (!namedSchemas.has(keyword)) return forEditors(value);
  const inner = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(inner.map(([name, schema]) => [name, forEditors(schema)]));
}
