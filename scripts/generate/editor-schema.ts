import { parse } from "yaml";
import { z } from "zod";
import type { Kind } from "#app/content/kinds.ts";
import { keyName } from "#app/content/languages/with-translation.ts";
import { fieldNames, fieldNotes, isTranslatable, schemaAt } from "#app/content/walk-fields.ts";
import { confirmField } from "#app/model/fields/confirm.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The JSON Schema with which VS Code completes and checks a file of this kind. */
export function editorSchema({ form, path, schema }: Kind): JsonSchema {
  const { $schema, ...fields } = described(schema);
  const title = form === "folder" ? `${path}/*.mdx` : path;
  const $comment = "Written by npm run generate from app/model.";
  return form === "list"
    ? { $schema, $comment, title, type: "array", items: fields }
    : { $schema, $comment, title, ...fields };
}

function described(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) =>
      describe(zodSchema as unknown as z.ZodType, jsonSchema),
  }) as JsonSchema;
}

/** The JSON Schema of a translation of such a file: no field is required, and facts are not allowed. */
export function translationSchema(kind: Kind): JsonSchema {
  const { $schema, $comment, title, ...whole } = editorSchema(kind);
  const layerFields = described(layerSchema);
  const words = withoutFacts(kind.schema, (whole.items ?? whole) as JsonSchema);
  const fields = {
    ...words,
    properties: { ...layerFields.properties, ...words.properties },
    additionalProperties: false,
  };
  const shared = { $schema, $comment, title: `a translation of ${title}` };
  return kind.form === "list"
    ? { ...shared, type: "array", items: fields }
    : { ...shared, ...fields };
}

const layerSchema = z.object({
  confirm: confirmField,
  translates: z.string().optional(),
  draft: z.literal(true).optional(),
  allow: z.array(z.unknown()).optional(),
});

function withoutFacts(schema: z.ZodType, node: JsonSchema): JsonSchema {
  const { required: _, oneOf: __, minItems: ___, ...rest } = node;
  if (node.items)
    return {
      ...rest,
      items: withoutFacts(schemaAt(schema, [0]) ?? schema, node.items as JsonSchema),
    };
  if (!node.properties) return rest;
  const key = keyName(schema);
  const properties = Object.entries(node.properties).flatMap(([name, field]) => {
    const inner = schemaAt(schema, [name]);
    if (!inner || (name !== key && !hasWords(inner))) return [];
    return [[name, withoutFacts(inner, field as JsonSchema)] as const];
  });
  return { ...rest, properties: Object.fromEntries(properties) };
}

function hasWords(schema: z.ZodType): boolean {
  const notes = fieldNotes(schema);
  if (notes.fact || isTranslatable(notes)) return !notes.fact;
  const item = schemaAt(schema, [0]);
  const inside = fieldNames(schema).flatMap((name) => schemaAt(schema, [name]) ?? []);
  return [...inside, ...(item ? [item] : [])].some(hasWords);
}

// Turns the notes of the model into JSON Schema.
function describe(schema: z.ZodType, node: Record<string, unknown>) {
  const { description, expects, examples = [] } = fieldNotes(schema);
  const words = [description, expects && `It must be ${expects}`].filter(Boolean).join(". ");
  for (const note of [
    "expects",
    "label",
    "reference",
    "copy",
    "fact",
    "key",
    "hasUsual",
    "shownWith",
    "language",
    "address",
    "image",
    "concern",
    "comes",
    "goes",
  ])
    delete node[note];
  if (words) node.description = words;
  // Figures may be written as bare numbers.
  if (node.type === "string" && !node.enum && schema.safeParse(1).success)
    node.type = ["string", "number"];
  // JSON Schema has no flag for case, so such a pattern would refuse too much.
  const { patterns } = schema._zod.bag as { patterns?: Set<RegExp> };
  if ([...(patterns ?? [])].some(({ flags }) => flags.replace("u", "") !== "")) delete node.pattern;
  if (node.examples)
    node.examples = examples.map((example) =>
      schema.safeParse(example).success && !example.startsWith('"') ? example : parse(example),
    );
}

/** The folder of the schemas for VS Code. */
export const schemaFolder = ".vscode/schemas";

/** The file of the JSON Schema of a kind: getInvolved has get-involved.json. */
export function schemaPath({ name }: Kind) {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${schemaFolder}/${kebab}.json`;
}

/** The file of the JSON Schema of a translation. */
export function translationPath(kind: Kind) {
  return schemaPath(kind).replace(/\.json$/, ".translation.json");
}

/** The kinds that can be translated. */
export function translatedKinds(kinds: Kind[]) {
  return kinds.filter((kind) => !kind.isPerLanguage && hasWords(kind.schema));
}

/** The settings of VS Code, with the schema of each file. */
export function editorSettings(settings: string, kinds: Kind[]) {
  const isFile = ({ form }: Kind) => form !== "folder";
  const schemas = [
    ...kinds.filter(isFile).map((kind) => [`./${schemaPath(kind)}`, `content/${kind.path}`]),
    ...translatedKinds(kinds)
      .filter(isFile)
      .map((kind) => [`./${translationPath(kind)}`, `content/??/${kind.path}`]),
  ];
  return { ...JSON.parse(settings), "yaml.schemas": Object.fromEntries(schemas) } as object;
}
