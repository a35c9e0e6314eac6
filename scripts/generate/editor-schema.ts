import type { ContentKind } from "#scripts/generate/content-kinds.ts";
import { describedSchema, type DescribedSchema } from "#scripts/generate/described-schema.ts";

// The model's notes, which an editor would not know.
const notes = "reference copy occasion language address image".split(" ");

/** The JSON Schema by which an editor completes and underlines a file of this kind. */
export function editorSchema({ shape, path, schema }: ContentKind): DescribedSchema {
  const described = JSON.stringify(describedSchema(schema), withoutNotes);
  const { $schema, ...fields } = JSON.parse(described) as DescribedSchema;
  const title = shape === "folder" ? `${path}/*.mdx` : path;
  const $comment = "Written by npm run generate from app/model.";
  return shape === "list"
    ? { $schema, $comment, title, type: "array", items: fields }
    : { $schema, $comment, title, ...fields };
}

// Below "properties" stand names of fields, and not keywords.
function withoutNotes(keyword: string, value: unknown): unknown {
  const isNode = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isNode || keyword === "properties") return value;
  const { description, expects, ...others } = value as DescribedSchema;
  const words = [description, expects && `It has to be ${expects}`].filter(Boolean).join(". ");
  const known = Object.entries(others).filter(([name]) => !notes.includes(name));
  return { ...(words && { description: words }), ...Object.fromEntries(known) };
}
