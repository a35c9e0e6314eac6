import { z } from "zod";
import type { Kind } from "#app/content/kinds.ts";
import type { FieldPath } from "#app/content/range.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { references } from "#app/model/fields/figure.ts";

// The types of JSON Schema.
const types = { integer: "number", number: "number", boolean: "flag", array: "list" } as const;

/** A field as the editor, the handbook, the check and the review describe it. */
export type ModelField = ReturnType<typeof fieldAt>;

/** The field at a path of a schema; an item of a list has the name and the label of the list. */
export function fieldAt(root: z.ZodType | undefined, path: FieldPath) {
  const schema = schemaAt(root, path) ?? z.unknown();
  const notes = fieldNotes(schema);
  const { description = "", examples: [example = ""] = [], reference, image, format } = notes;
  const name = String(path.findLast((step) => typeof step === "string") ?? "");
  const list = typeof path.at(-1) === "number" && fieldNotes(schemaAt(root, path.slice(0, -1)));
  const isGroup = fieldNames(schema).length > 0;
  const node: z.core.JSONSchema.JSONSchema = isGroup
    ? {}
    : z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const [least, most] = [node.minimum ?? node.minItems, node.maximum ?? node.maxItems];
  const typeOfValue = () => {
    if (isGroup) return "group";
    if (reference) return "reference";
    if (image) return "picture";
    if (node.const === true) return "flag";
    if (node.enum ?? node.const) return "choice";
    if (format === "date") return "date";
    return types[node.type as keyof typeof types] ?? (notes.long ? "long text" : "text");
  };
  return {
    name,
    schema,
    notes,
    type: typeOfValue(),
    label: notes.label ?? ((list && list.label) || inWords(name)),
    description,
    example,
    /** True if the field around it needs it. */
    isNeeded: !schema.safeParse(undefined).success,
    /** The values of a choice. */
    options: (node.enum ?? [node.const ?? []].flat()).map(String),
    reference: reference && references[reference],
    /** The limits of a number or of the length of a list; zod uses the largest safe integer for none. */
    least: least === Number.MIN_SAFE_INTEGER ? undefined : least,
    most: most === Number.MAX_SAFE_INTEGER ? undefined : most,
    isWhole: node.type === "integer",
    pattern: node.pattern === "\\S" ? undefined : node.pattern,
  };
}

/** The fields of an object, or of the items of a list. */
export function fieldsOf(schema: z.ZodType) {
  const within = schemaAt(schema, [0]) ?? schema;
  return fieldNames(within).map((name) => fieldAt(within, [name]));
}

/** The label of a kind of content. */
export function kindLabel({ name, label }: Kind) {
  return label ?? inWords(name);
}

function inWords(name: string) {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^./, (letter) => letter.toUpperCase());
}
