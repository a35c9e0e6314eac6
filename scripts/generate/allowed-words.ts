import type { DescribedSchema } from "#scripts/generate/described-schema.ts";

// Said of what has fields of its own, which stand below it.
const fieldsBelow = "the fields below";

const things: Record<string, string> = { stat: "figure" };

/** What may stand in a field, in a writer's words. */
export function allowedWords(node: DescribedSchema): string {
  const { type } = node;
  if (node.enum) return `one of: ${node.enum.join(", ")}`;
  if (node.const !== undefined) return String(node.const);
  if (node.expects) return node.expects;
  if (node.reference) return `the name of a ${things[node.reference] ?? node.reference}`;
  if (node.format === "date") return `a date like ${String(node.examples?.[0] ?? "2026-06-30")}`;
  if (Array.isArray(type)) return "text or number";
  if (type === "boolean") return "true or false";
  if (type === "integer" || type === "number") return numberWords(node);
  if (type === "array") return listWords(node);
  return type === "object" ? fieldsBelow : "text";
}

// Where the model sets no end, zod names the largest number that is counted exactly.
function numberWords({ type, minimum = -Infinity, maximum = Infinity }: DescribedSchema) {
  const number = type === "integer" ? "whole number" : "number";
  const hasLeast = minimum > Number.MIN_SAFE_INTEGER;
  const hasMost = maximum < Number.MAX_SAFE_INTEGER;
  if (hasLeast && hasMost) return `${number} from ${minimum} to ${maximum}`;
  if (hasLeast) return `${number}, ${minimum} or more`;
  return hasMost ? `${number}, ${maximum} or less` : number;
}

function listWords({ items = {}, minItems, maxItems }: DescribedSchema) {
  const entry = allowedWords(items);
  const isText = entry === "text";
  const isExact = minItems !== undefined && minItems === maxItems;
  const words = [
    isText ? "list of texts" : "list",
    isExact && `exactly ${minItems}`,
    !isExact && minItems !== undefined && `at least ${minItems}`,
    !isExact && maxItems !== undefined && `at most ${maxItems}`,
    !isText && `each ${items.properties ? `with ${fieldsBelow}` : entry}`,
  ];
  return words.filter((word) => word !== false).join(", ");
}
