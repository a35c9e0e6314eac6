import { z } from "zod";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";

// Said of what has fields of its own, which stand below it.
const fieldsBelow = "the fields below";

const things: Record<string, string> = { stat: "figure" };

type Described = z.core.JSONSchema.JSONSchema;

/** What may stand in a field, in a writer's words. */
export function allowedWords(schema: z.ZodType): string {
  const node = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const { expects, reference, examples } = fieldNotes(schema);
  if (node.enum) return `one of: ${node.enum.join(", ")}`;
  if (node.const !== undefined) return String(node.const);
  if (expects) return expects;
  if (reference) return `the name of a ${things[reference] ?? reference}`;
  if (node.format === "date") return `a date like ${examples?.[0] ?? "2026-06-30"}`;
  if (node.type === "boolean") return "true or false";
  if (node.type === "integer" || node.type === "number") return numberWords(node);
  if (node.type === "array") return listWords(node, schemaAt(schema, [0]));
  if (node.type === "object") return fieldsBelow;
  return schema.safeParse(1).success ? "text or number" : "text";
}

// Where the model sets no end, zod names the largest number that is counted exactly.
function numberWords({ type, minimum = -Infinity, maximum = Infinity }: Described) {
  const number = type === "integer" ? "whole number" : "number";
  const hasLeast = minimum > Number.MIN_SAFE_INTEGER;
  const hasMost = maximum < Number.MAX_SAFE_INTEGER;
  if (hasLeast && hasMost) return `${number} from ${minimum} to ${maximum}`;
  if (hasLeast) return `${number}, ${minimum} or more`;
  return hasMost ? `${number}, ${maximum} or less` : number;
}

function listWords({ minItems, maxItems }: Described, element?: z.ZodType) {
  const entry = element ? allowedWords(element) : "text";
  const isText = entry === "text";
  const isExact = minItems !== undefined && minItems === maxItems;
  const words = [
    isText ? "list of texts" : "list",
    isExact && `exactly ${minItems}`,
    !isExact && minItems !== undefined && `at least ${minItems}`,
    !isExact && maxItems !== undefined && `at most ${maxItems}`,
    !isText && `each ${fieldNames(element).length > 0 ? `with ${fieldsBelow}` : entry}`,
  ];
  return words.filter((word) => word !== false).join(", ");
}
