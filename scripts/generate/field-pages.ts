import { stringify } from "yaml";
import type { z } from "zod";
import type { Kind } from "#app/content/kinds.ts";
import { fieldAt, fieldsOf, type ModelField } from "#app/content/model-fields.ts";
import type { GeneratedFile } from "#scripts/generate/generated-files.ts";

/** The folder of the handbook with one page of fields per kind of content. */
export const fieldsFolder = "content/handbook/fields";

const index =
  "One page for each file. `npm run generate` writes these pages from the code, so do not edit them. " +
  "[The handbook](../../README.md) says what to write first.";
const legend =
  "A name with a dot belongs below another field: `image.src` is `src` below `image`. " +
  "“With image” means: needed if there is an `image`. " +
  "[All files](README.md)";
const columns = ["Field", "Needed", "Meaning", "Example", "Allowed"];

/** The pages of the handbook with the fields of each kind of content, and an index of them. */
export function fieldPages(kinds: Kind[]): Required<GeneratedFile>[] {
  const links = kinds.map((kind) => `- [${heading(kind)}](${pageName(kind)})\n`);
  return [
    { path: `${fieldsFolder}/README.md`, text: `# All fields\n\n${index}\n\n${links.join("")}` },
    ...kinds.map((kind) => ({
      path: `${fieldsFolder}/${pageName(kind)}`,
      text: `# Fields of ${heading(kind)}\n\n${legend}\n\n${table(kind)}`,
    })),
  ];
}

// pages/home.yaml has pages-home.md.
function pageName({ path }: Kind) {
  return `${path.replace(/\.yaml$/, "").replaceAll("/", "-")}.md`;
}

function heading({ form, path }: Kind) {
  if (form === "folder") return `the files in \`${path}/\``;
  return form === "list" ? `each entry of \`${path}\`` : `\`${path}\``;
}

function table({ schema }: Kind) {
  const fields = fieldsBelow(schema);
  const entry = fieldAt(schema, []);
  if (fields.length === 0) return `${entry.description} (${allowedWords(entry)}).\n`;
  const rows = fields.map((field) => [
    `\`${field.path.join(".")}\``,
    needed(field),
    field.description,
    example(field),
    allowedWords(field),
  ]);
  const lines = [columns, columns.map(() => "---"), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`,
  );
  return `${lines.join("\n")}\n`;
}

function needed({ isNeeded, parent }: NestedField): string {
  if (!isNeeded) return "no";
  if (!parent) return "yes";
  return parent.isNeeded ? needed(parent) : `with ${parent.name}`;
}

// As a file has it: with quotes if the text needs them.
function example({ schema, example: written }: ModelField) {
  if (written === "") return "";
  const isBare = !written.startsWith('"') && schema.safeParse(written).success;
  return `\`${isBare ? stringify(written, { lineWidth: 0 }).trim() : written}\``;
}

/** A field with the names of the fields around it and its own, and the field that contains it. */
type NestedField = ModelField & { path: string[]; parent?: NestedField };

/** Every field of a schema, or of the entries of a list, with nested fields. */
export function fieldsBelow(schema: z.ZodType, parent?: NestedField): NestedField[] {
  return fieldsOf(schema).flatMap((inner) => {
    const field = { ...inner, path: [...(parent?.path ?? []), inner.name], parent };
    return [field, ...fieldsBelow(field.schema, field)];
  });
}

// The words for a field with fields of its own.
const theFieldsBelow = "the fields below";

/** The allowed values of a field, in a writer's words. */
function allowedWords(field: ModelField): string {
  const { type, notes, options, reference, example, schema } = field;
  if (options.length > 1) return `one of: ${options.join(", ")}`;
  if (options.length === 1) return options.join();
  if (notes.expects) return notes.expects;
  if (reference) return `the name of a ${reference.noun}`;
  if (type === "date") return `a date like ${example}`;
  if (type === "flag") return "true or false";
  if (type === "number") return numberWords(field);
  if (type === "list") return listWords(field);
  if (type === "group") return theFieldsBelow;
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
    !isText && `each ${fieldsOf(schema).length > 0 ? `with ${theFieldsBelow}` : entry}`,
  ];
  return words.filter((word) => word !== false).join(", ");
}
