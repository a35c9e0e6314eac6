import { z } from "zod";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";

// The words for a field with fields of its own.
const fieldsBelow = "the fields below";

const targets: Record<string, string> = { stat: "figure" };

type Described = z.core.JSONSchema.JSONSchema;

/** The allowed values of a field, in a writer's words. */
export function allowedWords(schema: z.ZodType): string {
  const node = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const { expects, reference, examples } = fieldNotes(schema);
  if (node.enum) return `one of: ${node.enum.join(", ")}`;
  if (node.const !== undefined) return String(node.const);
  if (expects) return expects;
  if (reference) return `the name of a ${targets[reference] ?? reference}`;
  if (node.format === "date") return `a date like ${examples?.[0] ?? "2026-06-30"}`;
  if (node.type === "boolean") return "true or false";
  if (node.type === "integer" || node.type === "number") return numberWords(node);
  if (node.type === "array") return listWords(node, schemaAt(schema, [0]));
  if (node.type === "object") return fieldsBelow;
  return schema.safeParse(1).success ? "text or number" : "text";
}

// Without a limit in the model, zod uses the largest safe integer.
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
