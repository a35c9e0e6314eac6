import { parse } from "yaml";
import { z } from "zod";
import { defaultsOf } from "#app/content/languages/defaults.ts";
import type { Kind } from "#app/content/kinds.ts";
import { keyName } from "#app/content/languages/with-translation.ts";
import { fieldNames, fieldNotes, isTranslatable, schemaAt } from "#app/content/walk-fields.ts";
import { confirmField } from "#app/model/fields/confirm.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The JSON Schema by which an editor completes and underlines a file of this kind. */
export function editorSchema({ name, form, path, schema }: Kind): JsonSchema {
  const { $schema, ...fields } = withGiven(
    described(schema),
    form === "list" ? undefined : defaultsOf(name, "en"),
  );
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

/** The JSON Schema of a translation of such a file: nothing is needed, and facts have no place. */
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

// Says of a field what an editor understands of the model's notes.
function describe(schema: z.ZodType, node: Record<string, unknown>) {
  const { description, expects, examples = [] } = fieldNotes(schema);
  const words = [description, expects && `It has to be ${expects}`].filter(Boolean).join(". ");
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
  // A figure is a text that may be written as a bare number.
  if (node.type === "string" && !node.enum && schema.safeParse(1).success)
    node.type = ["string", "number"];
  // JSON Schema knows no "capital or small letters", so such a pattern would refuse too much.
  const { patterns } = schema._zod.bag as { patterns?: Set<RegExp> };
  if ([...(patterns ?? [])].some(({ flags }) => flags.replace("u", "") !== "")) delete node.pattern;
  if (node.examples)
    node.examples = examples.map((example) =>
      schema.safeParse(example).success && !example.startsWith('"') ? example : parse(example),
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

/** The file that holds the JSON Schema of a translation of a kind. */
export function translationPath(kind: Kind) {
  return schemaPath(kind).replace(/\.json$/, ".translation.json");
}

/** The kinds that are translated. */
export function translatedKinds(kinds: Kind[]) {
  return kinds.filter((kind) => !kind.isPerLanguage && hasWords(kind.schema));
}

/** The settings of the editor, with the schema that belongs to each file. */
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
