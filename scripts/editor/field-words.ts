import type { z } from "zod";
import type { Kind } from "#app/content/kinds.ts";
import { fieldAt, fieldsOf, kindLabel } from "#app/content/model-fields.ts";
import type { FieldPath } from "#app/content/range.ts";
import { fieldPathAt } from "#app/content/reading/field-path-at.ts";
import { bodyLabel, inFormTerms } from "#scripts/editor/cms-config.ts";
import { formatOf, itemsField } from "#scripts/editor/file-formats.ts";

const fence = "---\n";

/** The path of the field that contains an offset of a file, as in its form. */
export function formPathAt(text: string, offset: number, kind: Kind): FieldPath {
  const isProse = kind.form === "folder";
  const end = isProse ? text.indexOf(fence, fence.length) : text.length;
  if (isProse && offset >= end) return ["body"];
  const from = isProse ? fence.length : 0;
  return formPath(fieldPathAt(text.slice(from, end), offset - from), kind);
}

/** The path of a field in the form of its file. */
export function formPath(path: FieldPath, { form }: Kind): FieldPath {
  return form === "list" ? [itemsField, ...path] : path;
}

/** The labels along the path of a field, such as "Team 3 › Picture › What it shows". */
export function labelAt(kind: Kind, path: FieldPath): string {
  const { schema } = formatOf(kind);
  const labels: string[] = [];
  for (const [at, step] of path.entries())
    if (typeof step === "number") labels.push(`${labels.pop()} ${step + 1}`);
    else if (step === itemsField && kind.form === "list") labels.push(kindLabel(kind));
    else labels.push(step === "body" ? bodyLabel : fieldAt(schema, path.slice(0, at + 1)).label);
  return labels.join(" › ");
}

// Advice to run a command, which writers in a browser cannot do.
const command = /(?:;|(?<=\.)) [^.;]*\bnpm run\b[^.]*/;
// A button, or saving, writes this.
const translationMark = /, then write translates: "\w+"/;

/** A message of the check that calls fields and files by their names in the form. */
export function inFormWords(message: string, kind: Kind): string {
  const labels = new Map(namedLabels(formatOf(kind).schema));
  const named = (whole: string, name: string) => {
    const label = labels.get(name);
    return label ? `“${label}”` : whole;
  };
  const shown = message
    .replace(command, "")
    .replace(translationMark, ".")
    .replaceAll(/(\b\w+:) \{[^{}]*\}/g, "$1")
    .replaceAll(/\bthis file\b/g, kind.form === "folder" ? "this entry" : "$&")
    .replace(/(?<=\bExample: )(\w+): /, (whole, name: string) => (labels.has(name) ? "" : whole));
  return inFormTerms(shown)
    .replaceAll(/"(\w+)"/g, named)
    .replaceAll(/\b(\w+):(?=[\s.,;)]|$)/g, named)
    .replaceAll(/(?<=\bAdd )(?:\w+\.)*?([a-z]\w*)(?:\.\d+)?(?=[.,](?:\s|$))/gi, named)
    .replace(/^[\w/-]+\.(?:mdx|yaml)(?= has changed since)/, "The original")
    .replaceAll(/(?<=\bno )(?:\w+\.)+(\w+)(?=[.,])/g, named);
}

/** The path of a value that two people changed, in the words of the form. */
export function stepsInForm(path: string, kind: Kind): string {
  const labels = new Map([...namedLabels(formatOf(kind).schema), [itemsField, kindLabel(kind)]]);
  const steps = path.split(".").map((step) => labels.get(step) ?? step);
  return steps.join(" › ");
}

function namedLabels(schema: z.ZodType): [string, string][] {
  return fieldsOf(schema).flatMap(({ name, label, schema: inner }) => [
    ...namedLabels(inner),
    [name, label] as [string, string],
  ]);
}
