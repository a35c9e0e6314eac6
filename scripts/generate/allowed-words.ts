import type { DescribedSchema } from "#scripts/generate/described-schema.ts";

/** Said of what has fields of its own, which stand below it. */
export const fieldsBelow = "the fields below";

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

/** True where any text may stand, so that there is nothing to say of it. */
export function isPlainText(node: DescribedSchema) {
  return allowedWords(node) === "text";
}

function numberWords({ type, minimum, maximum }: DescribedSchema) {
  const number = type === "integer" ? "whole number" : "number";
  // Where the model sets no end, zod names the largest number that is counted exactly.
  const isEndless = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER;
  const least = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? undefined : minimum;
  if (isEndless) return least === undefined ? number : `${number}, ${least} or more`;
  return least === undefined
    ? `${number}, ${maximum} or less`
    : `${number} from ${least} to ${maximum}`;
}

function listWords({ items = {}, minItems, maxItems }: DescribedSchema) {
  const entry = allowedWords(items);
  const isText = entry === "text";
  const each = isText ? "" : items.properties ? `each with ${fieldsBelow}` : `each ${entry}`;
  const list = isText ? "list of texts" : "list";
  const count =
    minItems !== undefined && minItems === maxItems
      ? `exactly ${minItems}`
      : [
          ...(minItems === undefined ? [] : [`at least ${minItems}`]),
          ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
        ].join(", ");
  return [list, count, each].filter((words) => words !== "").join(", ");
}
