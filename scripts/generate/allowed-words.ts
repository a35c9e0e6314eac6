import { fieldAt, fieldsOf, type ModelField } from "#app/content/model-fields.ts";

// The words for a field with fields of its own.
const fieldsBelow = "the fields below";

/** The allowed values of a field, in a writer's words. */
export function allowedWords(field: ModelField): string {
  const { type, notes, options, reference, example, schema } = field;
  if (options.length > 1) return `one of: ${options.join(", ")}`;
  if (options.length === 1) return options.join();
  if (notes.expects) return notes.expects;
  if (reference) return `the name of a ${reference.noun}`;
  if (type === "date") return `a date like ${example}`;
  if (type === "flag") return "true or false";
  if (type === "number") return numberWords(field);
  if (type === "list") return listWords(field);
  if (type === "group") return fieldsBelow;
  return schema.safeParse(1).success ? "text or number" : "text";
}

function numberWords({ isWhole, least, most }: ModelField) {
  const number = isWhole ? "whole number" : "number";
  if (least !== undefined && most !== undefined) return `${number} from ${least} to ${most}`;
  if (least !== undefined) return `${number}, ${least} or more`;
  return most === undefined ? number : `${number}, ${most} or less`;
}

function listWords({ schema, least, most }: ModelField) {
  const entry = allowedWords(fieldAt(schema, [0]));
  const isText = entry === "text";
  const isExact = least !== undefined && least === most;
  const words = [
    isText ? "list of texts" : "list",
    isExact && `exactly ${least}`,
    !isExact && least !== undefined && `at least ${least}`,
    !isExact && most !== undefined && `at most ${most}`,
    !isText && `each ${fieldsOf(schema).length > 0 ? `with ${fieldsBelow}` : entry}`,
  ];
  return words.filter((word) => word !== false).join(", ");
}
