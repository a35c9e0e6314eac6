import { parse } from "yaml";
import { z } from "zod";
import { defaults } from "#app/content/defaults.ts";
import type { Kind } from "#app/content/kinds.ts";
import { fieldNotes } from "#app/content/walk-fields.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The JSON Schema by which an editor completes and underlines a file of this kind. */
export function editorSchema({ name, form, path, schema }: Kind): JsonSchema {
  const described = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) =>
      describe(zodSchema as unknown as z.ZodType, jsonSchema),
  });
  const { $schema, ...fields } = withGiven(described as JsonSchema, defaults[name]);
  const title = form === "folder" ? `${path}/*.mdx` : path;
  const $comment = "Written by npm run generate from app/model.";
  return form === "list"
    ? { $schema, $comment, title, type: "array", items: fields }
    : { $schema, $comment, title, ...fields };
}

// Says of a field what an editor understands of the model's notes.
function describe(schema: z.ZodType, node: Record<string, unknown>) {
  const { description, expects, examples = [] } = fieldNotes(schema);
  const words = [description, expects && `It has to be ${expects}`].filter(Boolean).join(". ");
  for (const note of [
    "expects",
    "reference",
    "copy",
    "language",
    "address",
    "image",
    "concern",
    "comes",
    "goes",
  ])
    delete node[note];
  if (words) node.description = words;
  // A figure is a text that may be written as a bare number.
  if (node.type === "string" && !node.enum && schema.safeParse(1).success)
    node.type = ["string", "number"];
  // JSON Schema knows no "capital or small letters", so such a pattern would refuse too much.
  const { patterns } = schema._zod.bag as { patterns?: Set<RegExp> };
  if ([...(patterns ?? [])].some(({ flags }) => flags.replace("u", "") !== "")) delete node.pattern;
  if (node.examples)
    node.examples = examples.map((one) =>
      schema.safeParse(one).success && !one.startsWith('"') ? one : parse(one),
    );
}

// What is given by default is not needed.
function withGiven(node: JsonSchema, given: unknown): JsonSchema {
  if (given === undefined) return node;
  if (!node.properties) return { ...node, default: given as JsonSchema["default"] };
  const properties = Object.fromEntries(
    Object.entries(node.properties).map(([name, field]) => {
      const words = (given as Record<string, unknown>)[name];
      return [name, withGiven(field as JsonSchema, words)];
    }),
  );
  const isNeeded = (name: string) => {
    const { default: words, properties: inner, required = [] } = properties[name] ?? {};
    return words === undefined && (!inner || required.length > 0);
  };
  return { ...node, properties, required: node.required?.filter(isNeeded) };
}

/** The folder of the schemas by which editors complete and underline what writers write. */
export const schemaFolder = ".vscode/schemas";

/** The file that holds the JSON Schema of a kind: that of readTime is read-time.json. */
export function schemaPath({ name }: Kind) {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${schemaFolder}/${kebab}.json`;
}

/** The settings of the editor, with the schema that belongs to each file. */
export function editorSettings(settings: string, kinds: Kind[]) {
  const files = kinds.filter(({ form }) => form !== "folder");
  const schemas = files.map((kind) => [`./${schemaPath(kind)}`, `content/${kind.path}`]);
  return { ...JSON.parse(settings), "yaml.schemas": Object.fromEntries(schemas) } as object;
}
