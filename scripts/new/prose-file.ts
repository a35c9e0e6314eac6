import type { z } from "zod";

import { fieldNames, fieldNotes, schemaAt } from "#app/library/schema-walk.ts";
import { allowedWords, isPlainText } from "#scripts/generate/allowed-words.ts";
import { describedSchema } from "#scripts/generate/described-schema.ts";
import { exampleOf } from "#scripts/generate/example-of.ts";
import { entryLines, flowLine } from "#scripts/new/entry-lines.ts";
import type { Value } from "#scripts/new/entry-value.ts";

/** The text of a prose file: its fields, each with a note on what it says, and its body. */
export function proseFile(schema: z.ZodType, value: Value, body: string) {
  const names = fieldNames(schema);
  const given = names.filter((name) => value[name] !== undefined);
  const others = names.filter((name) => value[name] === undefined);
  const lines = [
    "---",
    ...given.flatMap((name) => [note(schema, name), ...entryLines({ [name]: value[name] })]),
    ...(others.length > 0 ? ["# May stand here as well: take the # away to use a line."] : []),
    ...others.flatMap((name) => [note(schema, name), `#${exampleLine(schema, name)}`]),
    "---",
    "",
    body.trim(),
    "",
  ];
  return lines.join("\n");
}

/** The words of a field as a paragraph of a body, in which no sign has a meaning of its own. */
export function plainParagraph(words: string) {
  return words
    .replaceAll(/[\\`*_[\]<]/g, "\\$&")
    .replace(/^([#>+~=|-])/, "\\$1")
    .replace(/^(\d+)([.)])/, "$1\\$2");
}

function note(schema: z.ZodType, name: string) {
  const field = schemaAt(schema, [name]) as z.ZodType;
  const node = describedSchema(field);
  // The description of a field that is true or false, or has fields of its own, says it already.
  const isSaid = isPlainText(node) || node.type === "boolean" || node.properties !== undefined;
  const allowed = isSaid ? "" : allowedWords(node);
  const description = fieldNotes(field).description ?? "";
  return `# ${[description, allowed].filter((words) => words !== "").join("; ") || name}`;
}

function exampleLine(schema: z.ZodType, name: string) {
  return flowLine(name, exampleOf(schemaAt(schema, [name]) as z.ZodType));
}
