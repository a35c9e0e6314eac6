import { z } from "zod";
import type { Kind } from "#app/content/kinds.ts";
import type { Path } from "#app/content/range.ts";
import { fieldNames, fieldNotes, schemaAt, type FieldNotes } from "#app/content/walk-fields.ts";
import { references } from "#app/model/fields/figure.ts";

type Node = z.core.JSONSchema.JSONSchema;

/** A field as the editor, the handbook, the check and the review describe it. */
export type ModelField = {
  /** Its name in the file; that of its list for an item. */
  name: string;
  schema: z.ZodType;
  notes: FieldNotes;
  type: FieldType;
  label: string;
  description: string;
  /** As it is in a file. */
  example: string;
  /** True if the field around it needs it. */
  isNeeded: boolean;
  /** The values of a choice. */
  options: string[];
  /** The entries whose ids it holds. */
  reference?: { kind: string; noun: string };
  /** The limits of a number, or of the length of a list. */
  least?: number;
  most?: number;
  isWhole: boolean;
  pattern?: string;
};

const types = {
  string: "text",
  integer: "number",
  number: "number",
  boolean: "flag",
  array: "list",
  object: "group",
  null: "text",
} as const;

type FieldType =
  (typeof types)[keyof typeof types] | "reference" | "picture" | "choice" | "date" | "long text";

/** The field at a path of a schema; an item of a list has the label of the list. */
export function fieldAt(root: z.ZodType | undefined, path: Path): ModelField {
  const schema = schemaAt(root, path) ?? z.unknown();
  const notes = fieldNotes(schema);
  const name = String(path.findLast((step) => typeof step === "string") ?? "");
  const list = typeof path.at(-1) === "number" && fieldNotes(schemaAt(root, path.slice(0, -1)));
  const node = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const [least, most] = [node.minimum ?? node.minItems, node.maximum ?? node.maxItems];
  return {
    name,
    schema,
    notes,
    type: typeOf(node, notes),
    label: notes.label ?? ((list && list.label) || inWords(name)),
    description: notes.description ?? "",
    example: notes.examples?.[0] ?? "",
    isNeeded: !schema.safeParse(undefined).success,
    options: (node.enum ?? [node.const ?? []].flat()).map(String),
    reference: notes.reference && references[notes.reference],
    // Without a limit in the model, zod uses the largest safe integer.
    least: least === Number.MIN_SAFE_INTEGER ? undefined : least,
    most: most === Number.MAX_SAFE_INTEGER ? undefined : most,
    isWhole: node.type === "integer",
    pattern: node.pattern === "\\S" ? undefined : node.pattern,
  };
}

function typeOf({ type, const: only, enum: options }: Node, notes: FieldNotes): FieldType {
  if (notes.reference) return "reference";
  if (notes.image) return "picture";
  if (only === true) return "flag";
  if (options ?? only) return "choice";
  if (notes.format === "date") return "date";
  return notes.long ? "long text" : (types[type as keyof typeof types] ?? "text");
}

/** The fields of an object, or of the items of a list. */
export function fieldsOf(schema: z.ZodType): ModelField[] {
  const within = schemaAt(schema, [0]) ?? schema;
  return fieldNames(within).map((name) => fieldAt(within, [name]));
}

/** The label of a kind of content. */
export function kindLabel({ name, label }: Kind): string {
  return label ?? inWords(name);
}

// publishOn is Publish on.
function inWords(name: string) {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^./, (letter) => letter.toUpperCase());
}
